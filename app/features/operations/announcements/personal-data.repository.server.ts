import { eq } from "drizzle-orm";
import { anonymous, factsOf, type PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import { announcements } from "#db/schema/schema.ts";

/** What this room holds of people. */
export const PERSONAL_DATA: PersonalData = {
	facts: [
		factsOf(announcements, {
			folder: "work",
			whose: ({ id }) => eq(announcements.authorId, id),
			exported: [
				"id",
				"authorId",
				"byTeacher",
				"state",
				"titles",
				"bodies",
				"link",
				"createdAt",
				"sendAt",
				"startedAt",
				"endedAt",
			],
			withheld: {
				internal: [
					"revision",
					"audienceKind",
					"audienceRole",
					"planId",
					"courseId",
					"changedAt",
					"total",
					"reached",
					"lastUserId",
				],
			},
			ending: anonymous("work", "authorId"),
			merge: "stays",
		}),
	],
};
