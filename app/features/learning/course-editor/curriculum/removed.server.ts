import { lessonPart, modulePart } from "#app/features/learning/authoring/publishing/course-parts.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { type EditedCourse, titleOf } from "../drafts/edited-course.server";
import { readPartKey } from "../parts/part-names";
import { type Curriculum, hasLesson } from "./curriculum";
import { curriculumOf, isPublished, lessonsOf, publishedCurriculum } from "./outline.server";

/** A lesson out of the curriculum that can be put back. */
export type RemovedLesson = {
	key: string;
	title: string;
	/** Where it would return to; null where it never was published, so that nobody knows its module. */
	place: { module: string; at: number } | null;
};
export type RemovedModule = { key: string; title: string; lessons: number; at: number };

/**
 * What has left the curriculum since the last publication, and what was never published. Lessons of a removed module
 * return with it and are not named by themselves.
 */
export function removedFrom(course: EditedCourse, language: Language) {
	const now = curriculumOf(course);
	const before = publishedCurriculum(course);
	const modules = removedModules(course, now, before).map(({ key, at }): RemovedModule => {
		const lessons = lessonsOf(course, key).filter((lesson) => !hasLesson(now, lesson));
		return { key, title: titleOf(course, modulePart(key), language), lessons: lessons.length, at };
	});
	const ofRemoved = new Set(modules.flatMap(({ key }) => lessonsOf(course, key)));
	const isOut = (lesson: string) => !hasLesson(now, lesson) && !ofRemoved.has(lesson);
	const lessons = [
		...before.flatMap(({ key, lessons }) => lessons.filter(isOut).map((lesson) => ({ lesson, module: key, lessons }))),
		...draftsOnly(course, "lesson")
			.filter(isOut)
			.map((lesson) => ({ lesson, module: null, lessons: [] })),
	].map(({ lesson, module, lessons }): RemovedLesson => {
		const former = now.find(({ key }) => key === module);
		const place = former ? { module: former.key, at: placeAfter(lessons, lesson, former.lessons) } : null;
		return { key: lesson, title: titleOf(course, lessonPart(lesson), language), place };
	});
	return { modules, lessons };
}

function removedModules(course: EditedCourse, now: Curriculum, before: Curriculum): { key: string; at: number }[] {
	const keys = now.map(({ key }) => key);
	const former = before.map(({ key }) => key);
	const isOut = (key: string) => !keys.includes(key);
	return [
		...former.filter(isOut).map((key) => ({ key, at: placeAfter(former, key, keys) })),
		...draftsOnly(course, "module")
			.filter(isOut)
			.map((key) => ({ key, at: keys.length })),
	];
}

/** The place in `now` behind the nearest of those that stood before it. */
function placeAfter(former: readonly string[], key: string, now: readonly string[]): number {
	const above = former.slice(0, former.indexOf(key)).findLast((one) => now.includes(one));
	return above === undefined ? 0 : now.indexOf(above) + 1;
}

/** Keys of parts that have drafts and were never published. */
function draftsOnly(course: EditedCourse, kind: "lesson" | "module"): string[] {
	const keys = [...course.parts.values()].flatMap(({ draft }) => (draft ? [readPartKey(draft.key)] : []));
	const found = new Set(keys.filter((part) => part.kind === kind).map(({ key }) => key));
	const part = kind === "lesson" ? lessonPart : modulePart;
	return [...found].filter((key) => !isPublished(course, part(key)));
}
