import { eq } from "drizzle-orm";
import { anonymous, factsOf, type PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import { courseSchedules } from "#db/schema/schema.ts";

/** What this room holds of people. */
export const PERSONAL_DATA: PersonalData = {
	facts: [
		factsOf(courseSchedules, {
			folder: "work",
			whose: ({ id }) => eq(courseSchedules.authorId, id),
			exported: [
				"id",
				"courseId",
				"title",
				"note",
				"publishAt",
				"timeZone",
				"authorId",
				"state",
				"createdAt",
				"endedAt",
			],
			withheld: { internal: ["versionId", "baseVersionId", "parts", "tell", "failure"] },
			ending: anonymous("work", "authorId"),
			merge: "stays",
		}),
	],
	harmless: [],
};
