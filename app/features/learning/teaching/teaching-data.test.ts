import { expect, test } from "vitest";
import { formatsFor } from "#app/shared/words/formats.ts";
import { LEARNERS_LIST } from "./learners/learners-query";
import type { OutlineLesson, TaughtCourse } from "./taught-courses.repository.server";
import { teachingData } from "./teaching-data";

const formats = formatsFor({ language: "de", timeZone: "Europe/Berlin" });
const EVERYONE = LEARNERS_LIST.parse(new URLSearchParams());
const now = new Date("2026-11-29T12:00:00Z");
const view = (search = "") => ({
	formats,
	language: "de" as const,
	order: null,
	search: new URLSearchParams(search),
	now,
});

function course(id: number, given: Partial<TaughtCourse> = {}): TaughtCourse {
	return {
		id,
		title: `Kurs ${id}`,
		teacher: "Ingrid",
		formerPublishedAt: null,
		publishedAt: new Date(0),
		enrollmentCount: 1312,
		ratingSum: 9,
		ratingCount: 2,
		waitingReviews: 0,
		waitingSince: now,
		sentBackAt: null,
		countedAt: now,
		active: 300,
		joinedRecent: 30,
		joinedEarlier: 20,
		completed: 150,
		completedRecent: 5,
		completedEarlier: 6,
		medianHours: 240,
		weeks: [1, 2, 3],
		revenue: [{ currency: "USD", isTest: true, sales: 2, netMinor: 59_400, recentMinor: 29_700, earlierMinor: 0 }],
		seesRevenue: true,
		...given,
	};
}

const few = course(2, { enrollmentCount: 4, ratingSum: 0, ratingCount: 0, active: 3, completed: 2, joinedRecent: 4 });
const learner = {
	enrollmentId: 1,
	name: "Ann",
	country: "FR",
	status: "active" as const,
	progress: 12,
	enrolledAt: new Date("2026-11-01T10:00:00Z"),
	lastActivityAt: new Date("2026-11-20T23:30:00Z"),
	completedAt: null,
	total: 41,
};
const lesson = (id: number, moduleId: number): OutlineLesson => ({
	id,
	title: `Lektion ${id}`,
	inEnglish: false,
	moduleId,
	moduleTitle: `Modul ${moduleId}`,
	moduleInEnglish: false,
});
const counted = {
	reached: 20,
	finished: 8,
	lessons: [
		{ lessonId: 1, opened: 20, stopped: 4 },
		{ lessonId: 2, opened: 16, stopped: 0 },
		{ lessonId: 3, opened: 16, stopped: 1 },
	],
	questions: [
		{ questionId: 7, tries: 20, right: 15, discrimination: 0.4 },
		{ questionId: 8, tries: 20, right: 5, discrimination: 0.1 },
		{ questionId: 9, tries: 4, right: 0, discrimination: null },
	],
};
const prompt = (id: number, lessonId: number) => ({ id, lessonId, prompt: `Frage ${id}`, inEnglish: false });
const rows = {
	taught: [course(1), few],
	learners: [learner],
	counted: [counted],
	outline: [lesson(1, 5), lesson(2, 5), lesson(3, 6)],
	prompts: [prompt(7, 2), prompt(8, 3), prompt(9, 3)],
	latest: [],
};

test("figures are summed up and written for the reader", () => {
	const data = teachingData(rows, EVERYONE, view());

	expect(data?.totals).toMatchObject({
		courses: 2,
		enrolled: "1.316",
		active: "300",
		completed: "150",
		rating: "4,5",
		ratingCount: 2,
		joinedRecent: 30,
	});
	expect(data?.courses[0]).toMatchObject({ isChosen: true, rating: "4,5", active: "300", medianHours: 240 });
	expect(data?.courses[0]?.completed).toMatch(/^11\s%$/);
	expect(data?.revenue).toMatchObject([
		{ currency: "USD", isTest: true, sales: 4, net: expect.stringContaining("1.188") },
	]);
});

test("with fewer than five learners figures are withheld, and sums do not give them away", () => {
	const data = teachingData(rows, LEARNERS_LIST.parse(new URLSearchParams("course=2")), view());

	expect(data?.courses[1]).toMatchObject({
		isWithheld: true,
		enrolled: "4",
		active: null,
		completed: null,
		medianHours: null,
		joinedRecent: null,
		weeks: null,
	});
	expect(data?.totals).toMatchObject({ active: "300", completed: "150", joinedRecent: 30 });
	expect(data?.hasWithheld).toBe(true);
	expect(data?.chosen).toMatchObject({ isWithheld: true, dropOff: null, questions: [] });
});

test("what has not been counted yet is not zero", () => {
	const uncounted = {
		countedAt: null,
		active: null,
		joinedRecent: null,
		completed: null,
		medianHours: null,
		weeks: null,
		revenue: null,
	};
	const data = teachingData({ ...rows, taught: [course(1, uncounted)], counted: [] }, EVERYONE, view());

	expect(data?.totals).toMatchObject({ active: null, completed: null, joinedRecent: null, countedAt: null });
	expect(data?.courses[0]).toMatchObject({ isCounted: false, isWithheld: false, active: null });
	expect(data?.chosen).toMatchObject({ isCounted: false, dropOff: null });
});

test("the chart has a bar for each lesson, and those at which more than one in ten stopped stand out", () => {
	const dropOff = teachingData(rows, EVERYONE, view())?.chosen?.dropOff;

	expect(dropOff?.modules.map(({ number, opened, stopped, isSteep }) => [number, opened, stopped, isSteep])).toEqual([
		["1", 20, 4, false],
		["2", 16, 1, false],
	]);
	const bars = dropOff?.modules.flatMap(({ lessons }) => lessons) ?? [];
	expect(bars.map(({ number, wentOn, isSteep }) => [number, wentOn, isSteep])).toEqual([
		["1.1", 16, true],
		["1.2", 16, false],
		["2.1", 15, false],
	]);
	expect(dropOff?.steepest?.number).toBe("1.1");
});

test("a chart of fewer than five learners is withheld, also in a larger course", () => {
	const data = teachingData({ ...rows, counted: [{ ...counted, reached: 4 }] }, EVERYONE, view());
	expect(data?.chosen).toMatchObject({ isWithheld: false, isCounted: true, dropOff: null });
});

test("courses of more than sixty lessons are shown by module unless asked otherwise", () => {
	const long = { ...rows, outline: Array.from({ length: 61 }, (_, at) => lesson(at + 1, at)) };
	expect(teachingData(long, EVERYONE, view())?.chosen?.chart).toBe("modules");
	expect(teachingData(long, EVERYONE, view("chart=lessons"))?.chosen?.chart).toBe("lessons");
	expect(teachingData(rows, EVERYONE, view("chart=pies"))?.chosen?.chart).toBe("lessons");
});

test("questions come worst first, without those that few have answered, or of one lesson", () => {
	const numbers = (search: string) =>
		teachingData(rows, EVERYONE, view(search))?.chosen?.questions.map(({ number }) => number);
	expect(numbers("")).toEqual(["2.1.1", "1.2.1"]);
	expect(numbers("lesson=2")).toEqual(["1.2.1"]);
	expect(numbers("lesson=999")).toEqual(["2.1.1", "1.2.1"]);
	expect(teachingData(rows, EVERYONE, view())?.chosen?.questions[0]).toMatchObject({ saysLittle: true, tries: "20" });
});

test("without a search the pages cover all learners, with one the names found", () => {
	const chosen = (query: typeof EVERYONE, learners = [learner]) =>
		teachingData({ ...rows, learners }, query, view())?.chosen;

	expect(chosen({ ...EVERYONE, page: 2 })).toMatchObject({
		pageCount: 66,
		shown: { from: "21", to: "21", total: "1.312" },
	});
	expect(chosen({ ...EVERYONE, q: "a" })).toMatchObject({ total: 41, pageCount: 3 });
	expect(chosen({ ...EVERYONE, q: "a" }, [])).toMatchObject({ total: 0, pageCount: 1 });
});

test("a learner is described in the language and the time zone of the reader", () => {
	const data = teachingData(rows, EVERYONE, view());

	expect(data?.chosen?.learners[0]).toMatchObject({ country: "Frankreich", lastActivity: "21.11.2026" });
});

test("a course that is not among one's own is not there", () => {
	const other = LEARNERS_LIST.parse(new URLSearchParams("course=9"));
	expect(teachingData({ ...rows, learners: [] }, other, view())).toBeNull();
	expect(teachingData({ ...rows, taught: [] }, EVERYONE, view())).toMatchObject({ courses: [], chosen: null });
});
