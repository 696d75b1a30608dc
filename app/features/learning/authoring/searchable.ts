import type { FoundPage, Searchable } from "#app/features/library/search/searchables.ts";
import { lessonPath } from "#app/shared/pages/preview-path.ts";
import { courseTexts } from "./publishing/course-texts.ts";

/** Courses and their lessons. */
export const SEARCHABLE: Searchable = {
	types: [
		{ type: "course", order: 10, icon: "map", list: "/courses" },
		{ type: "lesson", order: 20, icon: "book", address: lessonAddress },
	],
	courses: { course: courseTexts },
};

/** Members open a free preview as a lesson, guests on its public page. */
function lessonAddress({ path, access, courseId }: FoundPage, isSignedIn: boolean): string {
	if (access !== "public" || courseId === null) return path;
	return lessonPath({ id: Number(path.slice("/lessons/".length)), courseId, freePreview: true }, !isSignedIn);
}

declare module "#app/features/library/search/searchables.ts" {
	interface SearchTypes {
		course: true;
		lesson: true;
	}
}
