import { eq } from "drizzle-orm";
import { anonymous, factsOf, namedIn, type PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import { courseSchedules, courseSubmissions } from "#db/schema/schema.ts";

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
			withheld: { internal: ["versionId", "baseVersionId", "parts", "tell", "marks", "failure"] },
			ending: anonymous("work", "authorId"),
			merge: "stays",
		}),
		factsOf(courseSubmissions, {
			folder: "work",
			whose: ({ id }) => eq(courseSubmissions.submittedBy, id),
			exported: ["id", "courseId", "submittedBy", "submittedAt", "note", "state", "decidedAt", "remarks"],
			withheld: { internal: ["chosen"], others: ["decidedBy"] },
			ending: anonymous("work", "submittedBy"),
			merge: "stays",
		}),
	],
	named: [
		namedIn(courseSubmissions, {
			whose: ({ id }) => eq(courseSubmissions.decidedBy, id),
			ending: anonymous("work", "decidedBy"),
		}),
	],
};
