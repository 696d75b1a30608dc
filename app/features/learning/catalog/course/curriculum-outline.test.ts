import { expect, test } from "vitest";
import { curriculumOutline } from "./curriculum-outline";

const words = { titleInEnglish: false, summary: "", summaryInEnglish: false };
const MODULES = [
	{ id: 1, title: "One", ...words },
	{ id: 2, title: "Two", ...words },
	{ id: 3, title: "Empty", ...words },
];
const lesson = (id: number, moduleId: number, freePreview = false) =>
	({
		id,
		moduleId,
		freePreview,
		minutes: 10,
		title: `Lesson ${id}`,
		type: "article" as const,
		titleInEnglish: false,
		textInEnglish: false,
	}) as const;
const NONE: ReadonlyMap<number, string> = new Map();
const LESSONS = [lesson(11, 1, true), lesson(12, 1), lesson(21, 2)];

test("a stranger may open the free previews and has no marks", () => {
	const [one, two, ...rest] = curriculumOutline(MODULES, LESSONS, {
		courseId: 5,
		allOpen: false,
		standing: null,
		locks: NONE,
	});

	expect(one?.lessons.map(({ id, open, to, mark }) => [id, open, to, mark])).toEqual([
		[11, true, "/courses/5/preview/11", null],
		[12, false, null, null],
	]);
	expect([one?.minutes, two?.minutes]).toEqual([20, 10]);
	expect(rest).toEqual([]);
});

test("a learner may open all and sees what is done, next and left", () => {
	const standing = { completedIds: new Set([11]), nextLessonId: 12 };
	const modules = curriculumOutline(MODULES, LESSONS, { courseId: 5, allOpen: true, standing, locks: NONE });

	expect(modules.flatMap(({ lessons }) => lessons.map(({ mark }) => mark))).toEqual(["done", "next", "todo"]);
	expect(modules.flatMap(({ lessons }) => lessons.map(({ to }) => to))).toEqual(
		LESSONS.map(({ id }) => `/lessons/${id}`),
	);
});

test("a lesson that opens later is closed to a learner with the reason, and leads to its page, which says more", () => {
	const locks = new Map([[12, "Opens after “One”."]]);
	const view = { courseId: 5, allOpen: true, standing: { completedIds: new Set<number>(), nextLessonId: 11 }, locks };
	const lessons = curriculumOutline(MODULES, LESSONS, view).flatMap((module) => module.lessons);

	expect(lessons.map(({ id, open, to, lock }) => [id, open, to, lock])).toEqual([
		[11, true, "/lessons/11", null],
		[12, false, "/lessons/12", "Opens after “One”."],
		[21, true, "/lessons/21", null],
	]);
});
