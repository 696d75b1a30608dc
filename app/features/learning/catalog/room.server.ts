import type { Room } from "#app/room.ts";
import {
	courseReviews,
	courseReviewTranslations,
	courseSheets,
	courseSlugs,
	courses,
	courseTeachers,
	courseTranslations,
	lessons,
	lessonTranslations,
	modules,
	moduleTranslations,
} from "#db/schema/learning/catalog.ts";
import {
	courseLevels,
	courseLevelTranslations,
	courseTopicSlugs,
	courseTopics,
	courseTopicTranslations,
} from "#db/schema/learning/taxonomy.ts";
import { CATALOG_AUDIT_SUBJECTS, CATALOG_DEEDS } from "./deeds.ts";
import { PERSONAL_DATA } from "./personal-data.repository.server";

export const catalogRoom: Room = {
	name: "learning/catalog",
	about:
		"Courses, modules and lessons as visitors find them: lists, pages, outlines, reviews; the topics and levels that courses have.",
	tables: {
		courses,
		courseTranslations,
		modules,
		moduleTranslations,
		lessons,
		lessonTranslations,
		courseSheets,
		courseSlugs,
		courseTeachers,
		courseReviews,
		courseReviewTranslations,
		courseTopics,
		courseTopicSlugs,
		courseTopicTranslations,
		courseLevels,
		courseLevelTranslations,
	},
	personalData: PERSONAL_DATA,
	desk: [{ name: "categories", to: "/admin/categories", group: null, order: 35, icon: "map" }],
	deeds: CATALOG_DEEDS,
	subjects: CATALOG_AUDIT_SUBJECTS,
};
