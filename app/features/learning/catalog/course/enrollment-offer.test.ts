import { describe, expect, test } from "vitest";
import { enrollmentOffer, opensLessons } from "./enrollment-offer";

const FREE = { priceCents: 0, instructorId: 7, coTeachers: [{ id: 12 }] };
const PAID = { priceCents: 29700, instructorId: 7, coTeachers: [] };
const STUDENT = { id: 1, role: "student" } as const;
const LESSONS = [
	{ id: 10, freePreview: false },
	{ id: 11, freePreview: true },
	{ id: 12, freePreview: false },
];

type Input = Parameters<typeof enrollmentOffer>[0];
const offer = (given: Partial<Input>) =>
	enrollmentOffer({
		course: FREE,
		user: null,
		access: NEVER,
		enrollment: null,
		isForSale: true,
		lessons: LESSONS,
		...given,
	});
const NEVER = { open: false, because: "never", whatHelps: "enroll" } as const;
const taking = (isCompleted = false, nextLessonId: number | null = 12) => ({
	user: STUDENT,
	access: { open: true, because: "free" } as const,
	enrollment: { isCompleted, progress: 40, nextLessonId },
});
const stopped = (because: "notYet" | "paused" | "expired" | "refunded") => ({
	...taking(),
	access: { open: false, because, whatHelps: "renew" } as const,
});

describe("who is not enrolled", () => {
	test("registers for a free course when anonymous, and enrolls when signed in", () => {
		expect(offer({})).toEqual({ kind: "register" });
		expect(offer({ user: STUDENT })).toEqual({ kind: "enroll" });
	});

	test("buys a course with a price, and is shown the preview", () => {
		expect(offer({ course: PAID })).toEqual({ kind: "buy", previewLessonId: 11 });
		expect(offer({ course: PAID, user: STUDENT })).toEqual({ kind: "buy", previewLessonId: 11 });
		expect(offer({ course: PAID, lessons: [] })).toEqual({ kind: "buy", previewLessonId: null });
	});

	test("waits for a course with a price where nobody takes money; a free one is as free as ever", () => {
		expect(offer({ course: PAID, isForSale: false })).toEqual({ kind: "wait", previewLessonId: 11 });
		expect(offer({ course: PAID, user: STUDENT, isForSale: false }).kind).toBe("wait");
		expect(offer({ user: STUDENT, isForSale: false })).toEqual({ kind: "enroll" });
	});

	test("opens the lessons as an admin or as its own instructor only", () => {
		expect(offer({ course: PAID, user: { id: 3, role: "admin" } })).toEqual({ kind: "teach", lessonId: 10 });
		expect(offer({ course: PAID, user: { id: 7, role: "instructor" } })).toEqual({ kind: "teach", lessonId: 10 });
		expect(offer({ course: PAID, user: { id: 8, role: "instructor" } }).kind).toBe("buy");
		expect(offer({ course: PAID, user: { id: 7, role: "student" } }).kind).toBe("buy");
	});
});

test("who has the right already enrolls without paying", () => {
	expect(offer({ course: PAID, user: STUDENT, access: { open: true, because: "membership" } })).toEqual({
		kind: "enroll",
	});
});

describe("who is enrolled", () => {
	test("goes on with the next lesson", () => {
		expect(offer(taking())).toEqual({ kind: "continue", lessonId: 12, progress: 40 });
	});

	test("begins with the first lesson when there is no next one", () => {
		expect(offer(taking(false, null))).toMatchObject({ lessonId: 10 });
	});

	test("reviews a completed course, also one with a price", () => {
		expect(offer({ course: PAID, ...taking(true, null) })).toEqual({ kind: "review", lessonId: 10 });
	});

	test.each(["notYet", "paused", "expired", "refunded"] as const)("is told why not when %s", (reason) => {
		expect(offer(stopped(reason))).toEqual({ kind: "stopped", reason });
	});

	test("enters again where nothing gives the right", () => {
		expect(offer({ ...taking(), access: NEVER })).toEqual({ kind: "enroll" });
	});

	test("teaches on when an own right has ended", () => {
		expect(offer({ ...stopped("expired"), user: { id: 3, role: "admin" } }).kind).toBe("teach");
	});
});

test("only learning and teaching open the lessons", () => {
	expect(opensLessons(offer(taking()))).toBe(true);
	expect(opensLessons(offer(stopped("paused")))).toBe(false);
	expect(opensLessons(offer({}))).toBe(false);
});
