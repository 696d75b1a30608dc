import { describe, expect, test } from "vitest";
import type { Entitlement } from "#app/features/learning/entitlements/can-access.ts";
import { type ReadCourse, toCourseCard } from "./course-card-data";

const course = (changes: Partial<ReadCourse> = {}): ReadCourse => ({
	id: 2,
	lessonCount: 13,
	sheetTotal: 6,
	title: "Deals",
	titleInEnglish: false,
	shortDescription: "What it is worth.",
	shortDescriptionInEnglish: false,
	levelName: "Beginner",
	minutes: 214,
	priceCents: 29_700,
	currency: "USD",
	enrollmentCount: 3,
	ratingSum: 0,
	ratingCount: 0,
	topicDrawing: "analysis",
	lessonCounts: [4, 9],
	translated: {},
	...changes,
});
const FREE = course({ priceCents: 0 });
const held = (changes: Partial<Entitlement> = {}): Entitlement => ({
	thingKind: "all",
	thingId: 0,
	sourceKind: "membership",
	fromAt: new Date(1),
	untilAt: null,
	endedAt: null,
	endedWhy: null,
	...changes,
});
const paused = held({ thingKind: "course", thingId: 2, sourceKind: "free", endedAt: new Date(2), endedWhy: "paused" });
const learning = { courseId: 2, status: "active", currentLessonId: 7 };
type Context = Omit<Parameters<typeof toCourseCard>[1], "language">;
const cardOf = (of: ReadCourse, context: Context) => toCourseCard(of, { language: "en", ...context });

describe("the button of a card", () => {
	const toRegister = { words: "enrollFree", to: "/register?redirectTo=%2Fcourses%2F2&enroll=2" };
	const byPost = { words: "enrollFree", to: "/courses/2", posts: true };
	const toPage = { words: "seeCourse", to: "/courses/2" };

	test.each<[string, ReadCourse, Context, object]>([
		["a guest to registering, for what is free", FREE, { role: null }, toRegister],
		["a guest to the page, for what has a price", course(), { role: null }, toPage],
		["a member into what is free", FREE, { role: "student" }, byPost],
		["a member into what a plan has opened", course(), { role: "student", held: [held()] }, byPost],
		["a member to the page, for what has a price", course(), { role: "student" }, toPage],
		["a member to the page, where what was held has ended", FREE, { role: "student", held: [paused] }, toPage],
		["who teaches to the page", FREE, { role: "instructor", held: [held()] }, toPage],
		["an admin to the page", FREE, { role: "admin" }, toPage],
		[
			"who learns to the lesson",
			FREE,
			{ role: "student", enrollments: [learning] },
			{ words: "continue", to: "/lessons/7" },
		],
		[
			"who has finished to the page",
			FREE,
			{ role: "student", enrollments: [{ ...learning, status: "completed" }] },
			{ words: "review", to: "/courses/2" },
		],
	])("leads %s", (_, of, context, action) => {
		expect(cardOf(of, context).action).toEqual(action);
	});
});

test.each<[string, Context, boolean]>([
	["a guest", { role: null }, true],
	["a member", { role: "student" }, true],
	["who is enrolled", { role: "student", enrollments: [learning] }, false],
	["who holds all courses", { role: "student", held: [held()] }, false],
	["who held it once", { role: "student", held: [paused] }, true],
])("the price of a course is shown to %s: %o → %s", (_, context, shown) => {
	expect(cardOf(course(), context).showsPrice).toBe(shown);
});
