import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { enrollments } from "../../../../db/schema/schema";
import { db } from "../../../../tests/database";
import { makeCourse, makeEnrollment, makeUser } from "../../../../tests/factories";
import { enrollInCourse } from "./enroll-in-course.server";

const now = new Date("2026-11-20T10:00:00Z");
const rowsOf = (userId: number, courseId: number) =>
	db
		.select()
		.from(enrollments)
		.where(and(eq(enrollments.userId, userId), eq(enrollments.courseId, courseId)));

test("a free course is entered at once", async () => {
	const user = await makeUser(db);
	const { course } = await makeCourse(db);

	const outcome = await enrollInCourse(db, { user, courseId: course.id, now });

	expect(outcome).toMatchObject({
		ok: true,
		created: true,
		enrollment: { userId: user.id, courseId: course.id, source: "free", status: "enrolled", progress: 0 },
	});
	expect(outcome.ok && outcome.enrollment.createdAt).toEqual(now);
});

test("enrolling again returns the same enrollment", async () => {
	const user = await makeUser(db);
	const { course } = await makeCourse(db);
	const first = await enrollInCourse(db, { user, courseId: course.id, now });

	const second = await enrollInCourse(db, { user, courseId: course.id, now: new Date(now.getTime() + 1000) });

	expect(second).toEqual({ ...first, created: false });
});

test("twenty requests at once make one enrollment, and one of them made it", async () => {
	const user = await makeUser(db);
	const { course } = await makeCourse(db);

	const outcomes = await Promise.all(
		Array.from({ length: 20 }, () => enrollInCourse(db, { user, courseId: course.id, now })),
	);

	expect(await rowsOf(user.id, course.id)).toHaveLength(1);
	expect(new Set(outcomes.map((outcome) => outcome.ok && outcome.enrollment.id)).size).toBe(1);
	expect(outcomes.filter((outcome) => outcome.ok && outcome.created)).toHaveLength(1);
});

test("a course that is unknown or not published is not found", async () => {
	const user = await makeUser(db);
	const { course: draft } = await makeCourse(db, { publishedAt: null });
	const { course: pricedDraft } = await makeCourse(db, { publishedAt: null, priceCents: 29_700 });

	for (const courseId of [draft.id, pricedDraft.id, 999_999]) {
		expect(await enrollInCourse(db, { user, courseId, now })).toEqual({ ok: false, reason: "notFound" });
		expect(await rowsOf(user.id, courseId)).toEqual([]);
	}
});

test("a course with a price must be paid for", async () => {
	const user = await makeUser(db);
	const { course } = await makeCourse(db, { priceCents: 29_700 });

	expect(await enrollInCourse(db, { user, courseId: course.id, now })).toEqual({
		ok: false,
		reason: "paymentRequired",
	});
	expect(await rowsOf(user.id, course.id)).toEqual([]);
});

test.each(["paused", "expired", "refunded", "completed"] as const)(
	"a %s enrollment comes back as it is",
	async (status) => {
		const user = await makeUser(db);
		const { course } = await makeCourse(db, { priceCents: status === "refunded" ? 29_700 : 0 });
		const enrollment = await makeEnrollment(db, { userId: user.id, courseId: course.id, status, source: "purchase" });

		const outcome = await enrollInCourse(db, { user, courseId: course.id, now });

		expect(outcome).toEqual({ ok: true, created: false, enrollment });
	},
);
