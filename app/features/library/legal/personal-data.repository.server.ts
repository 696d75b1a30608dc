import { eq } from "drizzle-orm";
import { factsOf, type PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import { consents } from "#db/schema/schema.ts";

/** What this room holds of people. */
export const PERSONAL_DATA: PersonalData = {
	facts: [
		factsOf(consents, {
			folder: "account",
			whose: ({ id }) => eq(consents.userId, id),
			exported: ["id", "userId", "document", "version", "language", "occasion", "at"],
			ending: { kind: "erased" },
			merge: "stays",
		}),
	],
};
