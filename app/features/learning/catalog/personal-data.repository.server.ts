import { eq, sql } from "drizzle-orm";
import {
	anonymous,
	factsOf,
	harmlessIn,
	namedIn,
	type PersonalData,
} from "#app/shared/personal-data/personal-data.server.ts";
import {
	courseLevels,
	courseLevelTranslations,
	courseReviews,
	courseReviewTranslations,
	courseSheets,
	courseSlugs,
	courses,
	courseTeachers,
	courseTopicSlugs,
	courseTopics,
	courseTopicTranslations,
	courseTranslations,
	lessons,
	lessonTranslations,
	modules,
	moduleTranslations,
} from "#db/schema/schema.ts";

/** What this room holds of people. */
export const PERSONAL_DATA: PersonalData = {
	facts: [
		factsOf(courseReviewTranslations, {
			folder: "learning",
			whose: ({ id }) =>
				sql`${courseReviewTranslations.reviewId} in (select ${courseReviews.id} from ${courseReviews}
					where ${courseReviews.userId} = ${id})`,
			exported: ["reviewId", "language", "body"],
			ending: { kind: "erased" },
			merge: "follows",
		}),
		factsOf(courseReviews, {
			folder: "learning",
			whose: ({ id }) => eq(courseReviews.userId, id),
			exported: [
				"id",
				"courseId",
				"userId",
				"stars",
				"body",
				"language",
				"createdAt",
				"answer",
				"answerLanguage",
				"answeredAt",
			],
			withheld: { others: ["answeredBy"] },
			ending: { kind: "erased" },
			merge: { moves: "userId", onePer: ["courseId"] },
			countedAs: "reviews",
		}),
		factsOf(courses, {
			folder: "work",
			whose: ({ id }) => eq(courses.instructorId, id),
			exported: ["id", "slug", "topic", "instructorId", "publishedAt", "createdAt"],
			withheld: {
				internal: [
					"formerPublishedAt",
					"level",
					"priceCents",
					"currency",
					"featured",
					"position",
					"minutes",
					"lessonCount",
					"lessonCounts",
					"translated",
					"enrollmentCount",
					"ratingSum",
					"ratingCount",
					"documentId",
					"cover",
				],
			},
			ending: { kind: "endsFirst" },
			merge: "stays",
		}),
		factsOf(courseTeachers, {
			folder: "work",
			whose: ({ id }) => eq(courseTeachers.userId, id),
			exported: ["courseId", "userId", "addedAt", "leftAt"],
			withheld: { internal: ["position"] },
			ending: { kind: "erased" },
			merge: { moves: "userId", onePer: ["courseId"] },
		}),
	],
	named: [
		namedIn(courseReviews, {
			whose: ({ id }) => eq(courseReviews.answeredBy, id),
			ending: anonymous("work", "answeredBy"),
		}),
	],
	hindrances: {
		teachesCourses: (userId) => sql`exists (select 1 from ${courses} where ${courses.instructorId} = ${userId})`,
	},
	harmless: [
		// Public course catalog.
		harmlessIn(courseTopics, ["key", "slug", "drawing", "mergedInto"]),
		harmlessIn(courseTopicSlugs, ["slug", "topic"]),
		harmlessIn(courseTopicTranslations, ["key", "language", "name", "description"]),
		harmlessIn(courseLevels, ["key"]),
		harmlessIn(courseLevelTranslations, ["key", "language", "name"]),
		harmlessIn(courseTranslations, [
			"language",
			"title",
			"shortDescription",
			"description",
			"descriptionHtml",
			"outcomes",
			"searchTitle",
			"searchDescription",
			"coverText",
		]),
		harmlessIn(courseSlugs, ["slug"]),
		harmlessIn(modules, ["key"]),
		harmlessIn(moduleTranslations, ["language", "title", "summary"]),
		harmlessIn(lessons, ["key", "type", "video", "sheets", "opens", "completes", "draw"]),
		harmlessIn(lessonTranslations, ["language", "title", "summary", "body", "bodyHtml", "recall"]),
		harmlessIn(courseSheets, ["name", "language", "title", "summary", "body", "bodyHtml"]),
	],
};
