import { expect, test } from "vitest";
import { openedCourses } from "./opened-courses";

const course = (id: number, priceCents: number) => ({
	id,
	title: `Course ${id}`,
	titleInEnglish: false,
	priceCents,
	currency: "USD",
});
const courses = [course(1, 0), course(2, 29_700), course(3, 14_700)];
const [some, all] = [
	{ id: 1, allCourses: false },
	{ id: 2, allCourses: true },
];

test("where every plan opens all, all are named, with what they would cost one by one", () => {
	const found = openedCourses({ plans: [all], planCourses: [], courses, language: "en" });
	expect(found.courses.map(({ title, price }) => [title, price])).toEqual([
		["Course 1", null],
		["Course 2", "$297"],
		["Course 3", "$147"],
	]);
	expect(found).toMatchObject({ isSame: true, together: "$444" });
});

test("each course says which plans open it, and one that none opens is left out", () => {
	const planCourses = [{ planId: 1, courseId: 2 }];
	const found = openedCourses({ plans: [some, all], planCourses, courses, language: "en" });
	expect(found.courses.map(({ openedBy }) => openedBy)).toEqual([
		[false, true],
		[true, true],
		[false, true],
	]);
	expect(found.isSame).toBe(false);
	const alone = openedCourses({ plans: [some], planCourses, courses, language: "en" });
	expect(alone.courses.map(({ id }) => id)).toEqual([2]);
	expect(alone.together).toBeNull();
});

test("prices in two currencies are not added up", () => {
	const mixed = [course(2, 29_700), { ...course(3, 14_700), currency: "EUR" }];
	expect(openedCourses({ plans: [all], planCourses: [], courses: mixed, language: "en" }).together).toBeNull();
});
