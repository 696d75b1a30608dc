import { describe, expect, test } from "vitest";
import { contentCounts, curriculumView, lockedLessonTitle, reviewsView } from "./course-view";

const words = { titleInEnglish: false, summary: "", summaryInEnglish: false };
const COURSE = {
	id: 3,
	topic: "analysis",
	topicDrawing: "analysis",
	lessonCount: 2,
	lessonCounts: [2] as number[],
	sheetTotal: 6,
	title: "Course",
	titleInEnglish: false,
	shortDescription: "",
	shortDescriptionInEnglish: false,
	level: "beginner",
	levelName: "Beginner",
	minutes: 20,
	priceCents: 0,
	currency: "USD",
	enrollmentCount: 0,
	ratingSum: 0,
	ratingCount: 0,
	instructorId: 7,
	coTeachers: [],
	translated: {},
} as const;
const inEnglish = { titleInEnglish: false, textInEnglish: false };
const LESSONS = [
	{ id: 1, moduleId: 1, type: "article", minutes: 10, freePreview: true, title: "Open", ...inEnglish },
	{ id: 2, moduleId: 1, type: "exercise", minutes: 10, freePreview: false, title: "Closed", ...inEnglish },
] as const;
const given = {
	course: COURSE,
	user: { id: 1, role: "student" },
	access: { open: true, because: "free" },
	isForSale: true,
	modules: [{ id: 1, title: "One", ...words }],
	lessons: LESSONS,
	locks: new Map<number, string>(),
} as const;

describe("the curriculum of a visitor", () => {
	test("has no marks before enrolling", () => {
		const access = { open: false, because: "never", whatHelps: "enroll" } as const;
		const { modules, offer, completed } = curriculumView({ ...given, access, taken: null });

		expect(offer).toEqual({ kind: "enroll" });
		expect(completed).toBeNull();
		expect(modules[0]?.lessons.map(({ open }) => open)).toEqual([true, false]);
	});

	test("is open and marked while learning", () => {
		const taken = { isCompleted: false, progress: 50, nextLessonId: 2, completedIds: [1, 99] } as const;
		const { modules, completed } = curriculumView({ ...given, taken });

		expect(completed).toBe(1);
		expect(modules[0]?.lessons.map(({ open, mark }) => [open, mark])).toEqual([
			[true, "done"],
			[true, "next"],
		]);
	});

	test("is marked and closed when the right has ended", () => {
		const access = { open: false, because: "expired", whatHelps: "renew" } as const;
		const taken = { isCompleted: false, progress: 50, nextLessonId: 2, completedIds: [1] } as const;

		expect(curriculumView({ ...given, access, taken }).modules[0]?.lessons.map(({ open }) => open)).toEqual([
			true,
			false,
		]);
	});
});

test("a locked lesson is named only to who may not open it", () => {
	const enroll = { kind: "enroll" } as const;

	expect(lockedLessonTitle(LESSONS, "2", enroll)).toBe("Closed");
	expect(lockedLessonTitle(LESSONS, "1", enroll)).toBeNull();
	expect(lockedLessonTitle(LESSONS, "77", enroll)).toBeNull();
	expect(lockedLessonTitle(LESSONS, null, enroll)).toBeNull();
	expect(lockedLessonTitle(LESSONS, "2", { kind: "teach", lessonId: 1 })).toBeNull();
});

test("the price card counts lessons by what they are", () => {
	expect(contentCounts(LESSONS)).toEqual({ lessons: 2, exercises: 1, quizzes: 0, previews: 1 });
});

test("a review is dated by its month, in the reader's language and time zone", () => {
	const review = {
		id: 1,
		stars: 5,
		body: "Clear.",
		language: "en",
		name: "Kwame",
		translation: null,
		answer: null,
		answerLanguage: null,
		answeredBy: null,
		createdAt: new Date("2026-09-30T23:00:00Z"),
	};
	const view = (timeZone: string) => reviewsView([review], [{ stars: 5, reviews: 3 }], { language: "en", timeZone });

	expect(view("UTC").latest[0]?.writtenIn).toBe("September 2026");
	expect(view("Asia/Shanghai").latest[0]?.writtenIn).toBe("October 2026");
	const inGerman = { ...review, translation: "Klar." };
	const german = reviewsView([inGerman], [], { language: "de", timeZone: "UTC" });
	expect(german.latest[0]?.foreign).toEqual({ language: "Englisch", translation: "Klar." });
	expect(view("UTC").latest[0]?.foreign).toBeNull();
	expect(view("UTC")).toMatchObject({
		counted: 3,
		shares: [{ stars: 5, percent: 100 }, {}, {}, {}, { stars: 1, percent: 0 }],
	});
});

test("an answer is shown as it was written, also where it has outlived its author's account", () => {
	const review = {
		id: 1,
		stars: 3,
		body: "Clear.",
		language: "en",
		name: "Kwame",
		translation: null,
		answer: "Danke!",
		answerLanguage: "de",
		answeredBy: null,
		createdAt: new Date(0),
	};
	const { latest } = reviewsView([review], [], { language: "fr", timeZone: "UTC" });
	expect(latest[0]?.answer).toEqual({ body: "Danke!", language: "de", by: null });
});
