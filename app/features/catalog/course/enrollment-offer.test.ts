import { describe, expect, test } from "vitest";
import { enrollmentOffer, opensLessons } from "./enrollment-offer";

const FREE = { priceCents: 0, instructorId: 7 };
const PAID = { priceCents: 29700, instructorId: 7 };
const STUDENT = { id: 1, role: "student" } as const;
const LESSONS = [
	{ id: 10, freePreview: false },
	{ id: 11, freePreview: true },
	{ id: 12, freePreview: false },
];

type Input = Parameters<typeof enrollmentOffer>[0];
const offer = (given: Partial<Input>) =>
	enrollmentOffer({ course: FREE, user: null, enrollment: null, lessons: LESSONS, ...given });
const taking = (status: NonNullable<Input["enrollment"]>["status"], nextLessonId: number | null = 12) => ({
	status,
	progress: 40,
	nextLessonId,
});

describe("who is not enrolled", () => {
	test("registers for a free course when anonymous, and enrolls when signed in", () => {
		expect(offer({})).toEqual({ kind: "register" });
		expect(offer({ user: STUDENT })).toEqual({ kind: "enroll" });
	});

	test("is told that a course with a price is not on sale, and shown the preview", () => {
		expect(offer({ course: PAID })).toEqual({ kind: "notOnSale", previewLessonId: 11 });
		expect(offer({ course: PAID, user: STUDENT })).toEqual({ kind: "notOnSale", previewLessonId: 11 });
		expect(offer({ course: PAID, lessons: [] })).toEqual({ kind: "notOnSale", previewLessonId: null });
	});

	test("opens the lessons as an admin or as its own instructor only", () => {
		expect(offer({ course: PAID, user: { id: 3, role: "admin" } })).toEqual({ kind: "teach", lessonId: 10 });
		expect(offer({ course: PAID, user: { id: 7, role: "instructor" } })).toEqual({ kind: "teach", lessonId: 10 });
		expect(offer({ course: PAID, user: { id: 8, role: "instructor" } }).kind).toBe("notOnSale");
		expect(offer({ course: PAID, user: { id: 7, role: "student" } }).kind).toBe("notOnSale");
	});
});

describe("who is enrolled", () => {
	test.each(["enrolled", "active", "in_progress"] as const)("goes on with the next lesson while %s", (status) => {
		expect(offer({ user: STUDENT, enrollment: taking(status) })).toEqual({
			kind: "continue",
			lessonId: 12,
			progress: 40,
		});
	});

	test("begins with the first lesson when there is no next one", () => {
		expect(offer({ user: STUDENT, enrollment: taking("enrolled", null) })).toMatchObject({ lessonId: 10 });
	});

	test("reviews a completed course, also one with a price", () => {
		const enrollment = taking("completed", null);
		expect(offer({ course: PAID, user: STUDENT, enrollment })).toEqual({ kind: "review", lessonId: 10 });
	});

	test.each(["paused", "expired", "refunded"] as const)("is told why not when %s", (reason) => {
		expect(offer({ user: STUDENT, enrollment: taking(reason) })).toEqual({ kind: "stopped", reason });
	});

	test("teaches on when an own enrollment has ended", () => {
		const user = { id: 3, role: "admin" } as const;
		expect(offer({ user, enrollment: taking("expired") }).kind).toBe("teach");
	});
});

test("only learning and teaching open the lessons", () => {
	expect(opensLessons(offer({ user: STUDENT, enrollment: taking("active") }))).toBe(true);
	expect(opensLessons(offer({ user: STUDENT, enrollment: taking("paused") }))).toBe(false);
	expect(opensLessons(offer({}))).toBe(false);
});
