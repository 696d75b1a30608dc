import { eq } from "drizzle-orm";
import { factsOf, type PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import { accountDeletions } from "#db/schema/schema.ts";

/** What this room holds of people. */
export const PERSONAL_DATA: PersonalData = {
	facts: [
		factsOf(accountDeletions, {
			folder: "account",
			whose: ({ id }) => eq(accountDeletions.userId, id),
			exported: ["userId", "askedAt", "dueAt", "startedAt", "emptiesTexts"],
			withheld: { internal: ["farewellId"] },
			ending: { kind: "withAccount" },
			merge: "stays",
		}),
	],
};
