import type { Room } from "#app/room.ts";
import {
	courseReviews,
	courseReviewTranslations,
	courseSheets,
	courses,
	courseTranslations,
	lessons,
	lessonTranslations,
	modules,
	moduleTranslations,
} from "#db/schema/learning/catalog.ts";
import { PERSONAL_DATA } from "./personal-data.repository.server";

export const catalogRoom: Room = {
	name: "learning/catalog",
	about: "Courses, modules and lessons as visitors find them: lists, pages, outlines, reviews.",
	tables: {
		courses,
		courseTranslations,
		modules,
		moduleTranslations,
		lessons,
		lessonTranslations,
		courseSheets,
		courseReviews,
		courseReviewTranslations,
	},
	personalData: PERSONAL_DATA,
};
