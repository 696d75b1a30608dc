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
const LESSONS = [lesson(11, 1, true), lesson(12, 1), lesson(21, 2)];

test("a stranger may open the free previews and has no marks", () => {
	const [one, two, ...rest] = curriculumOutline(MODULES, LESSONS, { courseId: 5, allOpen: false, standing: null });

	expect(one?.lessons.map(({ id, open, to, mark }) => [id, open, to, mark])).toEqual([
		[11, true, "/courses/5/preview/11", null],
		[12, false, null, null],
	]);
	expect([one?.minutes, two?.minutes]).toEqual([20, 10]);
	expect(rest).toEqual([]);
});

test("a learner may open all and sees what is done, next and left", () => {
	const standing = { completedIds: new Set([11]), nextLessonId: 12 };
	const modules = curriculumOutline(MODULES, LESSONS, { courseId: 5, allOpen: true, standing });

	expect(modules.flatMap(({ lessons }) => lessons.map(({ mark }) => mark))).toEqual(["done", "next", "todo"]);
	expect(modules.flatMap(({ lessons }) => lessons.map(({ to }) => to))).toEqual(
		LESSONS.map(({ id }) => `/lessons/${id}`),
	);
});
