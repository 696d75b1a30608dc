import type { DeskSearch } from "#app/features/library/search/desk-search.ts";
import { DEFAULT_LANGUAGE } from "#app/shared/words/languages.ts";
import { listDeskCourses } from "./courses.repository.server";
import { COURSES_LIST } from "./courses-query";
import { findCourses } from "./find-courses";

/** Courses in any state, for admins in the palette; by their English titles. */
export const searchCourses: DeskSearch = {
	kind: "courses",
	order: 40,
	icon: "book",
	capability: "content",
	find: async (db, { q, limit }) => {
		const courses = await listDeskCourses(db, DEFAULT_LANGUAGE);
		return findCourses(courses, COURSES_LIST.parse(new URLSearchParams({ q })), DEFAULT_LANGUAGE)
			.filter(({ title }) => title !== "")
			.slice(0, limit)
			.map(({ id, title, teacher }) => ({ title, note: teacher, to: `/instructor-dashboard/courses/${id}` }));
	},
};
