import { eq, sql } from "drizzle-orm";
import { factsOf, type PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import { localMail } from "#db/schema/schema.ts";

/** What this room holds of people. */
export const PERSONAL_DATA: PersonalData = {
	facts: [
		factsOf(localMail, {
			folder: null,
			// A school that runs locally shows its mail; in production there is none.
			whose: ({ email }) => (email === null ? sql`false` : eq(localMail.to, email)),
			exported: [],
			withheld: { internal: ["id", "kind", "to", "subject", "text", "html", "writtenAt"] },
			ending: { kind: "erased" },
			merge: "stays",
		}),
	],
};
