import { expect, test } from "vitest";
import { minutesByDay, quizAverage, weekFigures } from "#app/features/learning/dashboard/learning-figures.ts";
import { lessonAccess } from "#app/features/learning/enrollment/access/lesson-access.ts";
import { continueLearning } from "#app/features/learning/enrollment/continue-learning.ts";
import {
	type EnrollmentStatus,
	hasEnded,
	statusAfterOpening,
	statusAfterProgress,
} from "#app/features/learning/enrollment/enrollment-status.ts";
import { daysBefore, learningDay, weekStart } from "#app/features/learning/enrollment/progress/learning-day.ts";
import { attemptsLeft } from "#app/features/learning/quizzes/attempt/attempts-left.ts";
import { shownOrder } from "#app/features/learning/quizzes/questions/shown-order.ts";

test.each([
	[0, 99, null],
	[null, 99, null],
	[3, 0, 3],
	[3, 2, 1],
	[3, 3, 0],
	[3, 4, 0],
])("of %s attempts, after %s there are %s left", (maxAttempts, used, left) => {
	expect(attemptsLeft({ maxAttempts }, used)).toBe(left);
});

test.each<[EnrollmentStatus, number, number, EnrollmentStatus]>([
	["enrolled", 0, 0, "active"],
	["active", 0, 0, "active"],
	["active", 1, 0, "in_progress"],
	["active", 1, 1, "in_progress"],
	["in_progress", 3, 3, "completed"],
	["completed", 3, 2, "completed"],
	["paused", 3, 3, "paused"],
	["expired", 3, 3, "expired"],
	["refunded", 3, 3, "refunded"],
])("%s with %s lessons done, %s of 3 required, becomes %s", (status, completedLessons, completedRequired, after) => {
	expect(statusAfterProgress(status, { completedLessons, completedRequired, required: 3 })).toBe(after);
});

test("opening a lesson begins a course once, and a side exit ends the learning", () => {
	expect(["enrolled", "in_progress", "paused"].map((status) => statusAfterOpening(status as EnrollmentStatus))).toEqual(
		["active", "in_progress", "paused"],
	);
	expect((["completed", "paused", "expired", "refunded"] as const).map(hasEnded)).toEqual([false, true, true, true]);
});

const published = { instructorId: 7, publishedAt: new Date(0) };
const draft = { instructorId: 7, publishedAt: null };
const locked = { freePreview: false, retiredAt: null };
const preview = { freePreview: true, retiredAt: null };
const retired = { freePreview: true, retiredAt: new Date(0) };
const student = { id: 1, role: "student" } as const;
const author = { id: 7, role: "instructor" } as const;
const admin = { id: 9, role: "admin" } as const;

const never = { open: false, because: "never", whatHelps: "enroll" } as const;
const free = { open: true, because: "free" } as const;
const closed = (because: "paused" | "refunded" | "expired" | "notYet") =>
	({ open: false, because, whatHelps: "renew" }) as const;
const taking = {};
const input = (given: Partial<Parameters<typeof lessonAccess>[0]>) => ({
	...{ lesson: locked, course: published, user: student, enrollment: null, access: never },
	...given,
});

test.each([
	["anonymous", input({ lesson: preview, user: null }), "signInNeeded"],
	["admin, once it has left its course", input({ lesson: retired, user: admin }), "retired"],
	["stranger", input({}), "notEnrolled"],
	["stranger to a draft", input({ lesson: preview, course: draft }), "notFound"],
	["paused learner", input({ enrollment: taking, access: closed("paused") }), "paused"],
	["refunded learner", input({ enrollment: taking, access: closed("refunded") }), "refunded"],
	["learner whose time has not come", input({ enrollment: taking, access: closed("notYet") }), "notYet"],
	["one who is enrolled without a right", input({ enrollment: taking }), "notEnrolled"],
	["one who has the right and is not enrolled yet", input({ access: free }), "notEnrolled"],
	["another instructor", input({ user: { ...author, id: 8 } }), "notEnrolled"],
	["former instructor", input({ course: draft, user: { ...student, id: 7 } }), "notFound"],
] as const)("a lesson is closed to the %s", (_, given, reason) => {
	expect(lessonAccess(given)).toEqual({ allowed: false, reason });
});

test.each([
	["learner", input({ course: draft, enrollment: taking, access: free }), "learner"],
	["preview reader", input({ lesson: preview }), "preview"],
	["expired preview reader", input({ lesson: preview, enrollment: taking, access: closed("expired") }), "preview"],
	["instructor", input({ course: draft, user: author }), "instructor"],
	["admin", input({ course: draft, user: admin, enrollment: taking, access: closed("paused") }), "admin"],
	["enrolled admin", input({ user: admin, enrollment: taking, access: free }), "learner"],
] as const)("a lesson is open to the %s", (_, given, as) => {
	expect(lessonAccess(given)).toEqual({ allowed: true, as });
});

test("learning goes on in the unfinished course touched last that has a lesson left", () => {
	const lesson = { id: 1, moduleId: 1, required: true, minutes: 5 };
	const course = (id: number, status: EnrollmentStatus, hour: number, done: number[] = []) => ({
		id,
		status,
		currentLessonId: null,
		lastActivityAt: new Date(hour * 3_600_000),
		lessons: [lesson],
		completedIds: new Set(done),
	});
	const taken = [
		course(1, "active", 1),
		course(2, "enrolled", 2),
		course(3, "active", 3, [1]),
		course(4, "completed", 4),
	];

	expect(continueLearning(taken)).toMatchObject({ enrollment: { id: 2 }, lessonId: 1 });
	expect(continueLearning([course(5, "paused", 9)])).toBeNull();
	expect(continueLearning([])).toBeNull();
});

test.each([
	["2026-11-20T23:30:00Z", "UTC", "2026-11-20"],
	["2026-11-20T23:30:00Z", "Asia/Tokyo", "2026-11-21"],
	["2026-11-20T03:30:00Z", "America/New_York", "2026-11-19"],
	["2026-11-20T23:30:00Z", "Nowhere/Land", "2026-11-20"],
])("%s in %s is %s", (instant, timeZone, day) => {
	expect(learningDay(new Date(instant), timeZone)).toBe(day);
});

test("days and weeks are counted on the calendar", () => {
	expect(daysBefore("2026-03-01", 1)).toBe("2026-02-28");
	expect(["2026-11-16", "2026-11-20", "2026-11-22", "2026-11-23"].map(weekStart)).toEqual([
		"2026-11-16",
		"2026-11-16",
		"2026-11-16",
		"2026-11-23",
	]);
});

test("the chart has 28 days without gaps and the week begins on Monday", () => {
	const days = [
		{ day: "2026-11-15", seconds: 6000, lessonsCompleted: 3 },
		{ day: "2026-11-16", seconds: 1200, lessonsCompleted: 2 },
		{ day: "2026-11-20", seconds: 20, lessonsCompleted: 1 },
	];

	const chart = minutesByDay(days, "2026-11-20");

	expect(chart).toHaveLength(28);
	expect(chart[0]).toEqual({ day: "2026-10-24", minutes: 0 });
	expect(chart.slice(-6).map(({ minutes }) => minutes)).toEqual([100, 20, 0, 0, 0, 1]);
	expect(weekFigures(days, "2026-11-20")).toEqual({ goalMinutes: 300, minutes: 20, lessonsCompleted: 3 });
	expect(quizAverage([null, 80, 91])).toBe(86);
	expect(quizAverage([null])).toBeNull();
});

test("items to be put in order are shown mixed, and always the same way", () => {
	for (const key of ["steps", "offer", "first", "q1", "q2", "q3"]) {
		const items = ["a", "b", "c"].map((id) => ({ id, text: id }));
		const shown = shownOrder(key, items);
		expect(shown.map(({ id }) => id)).not.toEqual(["a", "b", "c"]);
		expect([...shown].sort((a, b) => a.id.localeCompare(b.id))).toEqual(items);
		expect(shownOrder(key, items)).toEqual(shown);
	}
});
