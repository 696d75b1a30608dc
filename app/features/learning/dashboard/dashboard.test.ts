import { expect, test } from "vitest";
import { formatsFor } from "#app/shared/words/formats.ts";
import type { DashboardRows } from "./dashboard.repository.server";
import { dashboardData } from "./dashboard-data.server";
import { partOfDay } from "./part-of-day";
import { upcomingLessons } from "./upcoming-lessons";

const WRITING = { formats: formatsFor({ language: "en", timeZone: "UTC" }), language: "en" } as const;
const TODAY = "2026-11-20";
const at = new Date("2026-11-19T10:00:00Z");

function lesson(id: number, required = true) {
	return {
		id,
		courseId: 1,
		moduleId: 1,
		required,
		minutes: 10,
		type: "article",
		title: `L${id}`,
		titleInEnglish: false,
	};
}

function rowsOf(status: string, done: number[] = [], lessons = [lesson(1), lesson(2), lesson(3)]) {
	return {
		taken: [
			{
				id: 7,
				courseId: 1,
				status,
				currentLessonId: null,
				lastActivityAt: at,
				completedAt: status === "completed" ? at : null,
				courseTitle: "Deals",
				courseTitleInEnglish: false,
				courseTopic: "analysis",
			},
		],
		lessons,
		progress: done.map((lessonId) => ({ enrollmentId: 7, lessonId, completedAt: at, bestScore: null })),
		days: [{ day: TODAY, seconds: 90_000, lessonsCompleted: 1 }],
		featured: {
			id: 9,
			topic: "",
			lessonCounts: [2, 3],
			ratingSum: 0,
			ratingCount: 0,
			minutes: 640,
			priceCents: 0,
			firstLessonMinutes: null,
		},
	} as unknown as DashboardRows;
}

test.each([
	["2026-11-20T04:59:00Z", "night"],
	["2026-11-20T05:00:00Z", "morning"],
	["2026-11-20T12:00:00Z", "afternoon"],
	["2026-11-20T18:00:00Z", "evening"],
	["2026-11-20T23:00:00Z", "night"],
])("at %s it is %s", (now, part) => {
	expect(partOfDay(new Date(now), "UTC")).toBe(part);
});

test("the greeting follows the reader's own clock", () => {
	const now = new Date("2026-11-20T07:00:00Z");
	expect(partOfDay(now, "Asia/Tokyo")).toBe("afternoon");
	expect(partOfDay(now, "America/Los_Angeles")).toBe("night");
	expect(partOfDay(now, "Nowhere/Land")).toBe("morning");
});

test("a course that has not been opened is started, not continued", () => {
	const { courses, goOn } = dashboardData(rowsOf("enrolled"), TODAY, WRITING);

	expect(courses[0]).toMatchObject({ step: "start", to: "/lessons/1" });
	expect(goOn?.lesson.id).toBe(1);
});

test("a course under way goes on with the next lesson", () => {
	const data = dashboardData(rowsOf("in_progress", [1]), TODAY, WRITING);

	expect(data.courses[0]).toMatchObject({ step: "continue", to: "/lessons/2", completed: 1, required: 3 });
	expect(data.goOn).toMatchObject({ percent: "33%", lots: [["done", "next", "todo"]] });
	expect(data.upcoming).toMatchObject([{ id: 2, unmet: { reason: "notOpened" } }, { id: 3 }]);
	expect(data.isAllComplete).toBe(false);
});

test("a complete course is reviewed from its first lesson", () => {
	const data = dashboardData(rowsOf("completed", [1, 2, 3]), TODAY, WRITING);

	expect(data.courses[0]).toMatchObject({ step: "review", to: "/lessons/1", completedOn: "Nov 19, 2026" });
	expect(data).toMatchObject({ goOn: null, isAllComplete: true, upcoming: [], featured: null });
});

test.each(["paused", "expired", "refunded"])("a course that is %s leads to its page", (status) => {
	const data = dashboardData(rowsOf(status, [1]), TODAY, WRITING);

	expect(data.courses[0]).toMatchObject({ step: "see", to: "/courses/1" });
	expect(data).toMatchObject({ goOn: null, isAllComplete: false });
});

test("someone without courses is led to the featured one", () => {
	const data = dashboardData({ ...rowsOf("enrolled"), taken: [] }, TODAY, WRITING);

	expect(data.featured).toMatchObject({ courseId: 9, isFree: true, rating: null, time: "10\u00a0hr\u00a040\u00a0min" });
});

test("figures are written for the reader", () => {
	const { chart, week } = dashboardData(rowsOf("enrolled"), TODAY, WRITING);

	expect(chart).toMatchObject({ time: "25\u00a0hr", activeDays: 1, days: 28 });
	expect(chart.bars.at(-1)).toEqual({ label: "Nov 20", value: 1500, isToday: true });
	expect(week).toEqual({ time: "25\u00a0hr", goal: "5\u00a0hr", lessonsCompleted: "1", quizAverage: null });
});

test("what was skipped stays in what is next, right behind the lesson to go on with", () => {
	const rows = {
		lessons: [lesson(1), lesson(2), lesson(3, false), lesson(4), { ...lesson(5), courseId: 2 }],
		progress: [{ enrollmentId: 7, lessonId: 2, completedAt: at }],
	};
	const ids = (lessonId: number, count: number) =>
		upcomingLessons(rows, { enrollmentId: 7, courseId: 1, lessonId }, count).map(({ id }) => id);

	expect(ids(4, 3)).toEqual([4, 1]);
	expect(ids(3, 2)).toEqual([3, 1]);
	expect(ids(1, 3)).toEqual([1, 4]);
});

test("what opens later is passed over, and says when it opens", () => {
	const closed = { ...lesson(2), key: "two", opens: { after: ["one"] }, freePreview: false };
	const lessons = [{ ...lesson(1), key: "one", required: false }, closed, { ...lesson(3), key: "three" }];
	const { goOn, upcoming } = dashboardData(rowsOf("in_progress", [], lessons), TODAY, WRITING);
	expect([goOn?.lesson.title, goOn?.lesson.lock]).toEqual(["L3", null]);
	expect(upcoming.map(({ title, lock }) => [title, lock])).toEqual([
		["L3", null],
		["L2", "Opens after “L1”."],
	]);

	const alone = dashboardData(rowsOf("in_progress", [3], lessons), TODAY, WRITING);
	expect([alone.goOn?.lesson.title, alone.goOn?.lesson.lock]).toEqual(["L2", "Opens after “L1”."]);
});
