import { eq } from "drizzle-orm";
import { factsOf, type PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import { lessonNotes } from "#db/schema/schema.ts";

/** What this room holds of people. */
export const PERSONAL_DATA: PersonalData = {
	facts: [
		factsOf(lessonNotes, {
			folder: "learning",
			whose: ({ id }) => eq(lessonNotes.userId, id),
			exported: [
				"userId",
				"key",
				"lessonId",
				"kind",
				"language",
				"excerpt",
				"quote",
				"place",
				"body",
				"createdAt",
				"changedAt",
			],
			withheld: { internal: ["anchor", "folded"] },
			ending: { kind: "erased" },
			merge: { moves: "userId", onePer: ["key"] },
		}),
	],
};
