import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { canAccess } from "#app/features/learning/entitlements/can-access.ts";
import { listEntitlements, sourceOfAccess } from "#app/features/learning/entitlements/face.server.ts";
import { enrollments, entitlements } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeEnrollment, makeEntitlement, makeUser } from "#tests/factories.ts";
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
	expect(await listEntitlements(db, { userId: user.id, courseId: course.id })).toHaveLength(1);
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

		expect(outcome).toEqual({ ok: true, created: false, enrollment, isOpen: status === "completed" });
	},
);

test("entering a free course gives the right to it, in the same batch", async () => {
	const user = await makeUser(db);
	const { course } = await makeCourse(db);

	const outcome = await enrollInCourse(db, { user, courseId: course.id, now });

	expect(outcome).toMatchObject({ ok: true, isOpen: true });
	const held = await listEntitlements(db, { userId: user.id, courseId: course.id });
	expect(held).toEqual([
		{
			thingKind: "course",
			thingId: course.id,
			sourceKind: "free",
			fromAt: now,
			untilAt: null,
			endedAt: null,
			endedWhy: null,
		},
	]);
	const other = await makeUser(db);
	expect(await listEntitlements(db, { userId: other.id, courseId: course.id })).toEqual([]);
});

test("a right that was ended is not given again for nothing", async () => {
	const user = await makeUser(db);
	const { course } = await makeCourse(db);
	const ended = { endedAt: now, endedWhy: "refunded" as const };
	await makeEntitlement(db, { userId: user.id, thingKind: "course", thingId: course.id, ...ended });

	expect(await enrollInCourse(db, { user, courseId: course.id, now })).toEqual({
		ok: false,
		reason: "paymentRequired",
	});
	expect(await db.select().from(entitlements).where(eq(entitlements.userId, user.id))).toHaveLength(1);
});

test("who holds everything enters a course with a price, and the enrollment says by what", async () => {
	const user = await makeUser(db);
	const { course } = await makeCourse(db, { priceCents: 29_700 });
	await makeEntitlement(db, { userId: user.id, sourceKind: "membership" });

	expect(await enrollInCourse(db, { user, courseId: course.id, now })).toMatchObject({
		ok: true,
		created: true,
		isOpen: true,
		enrollment: { source: "membership", status: "enrolled" },
	});

	const buyer = await makeUser(db);
	await makeEntitlement(db, { userId: buyer.id, thingKind: "course", thingId: course.id, sourceKind: "order" });
	expect(await enrollInCourse(db, { user: buyer, courseId: course.id, now })).toMatchObject({
		enrollment: { source: "purchase" },
	});
});

test("of two open rights of one source only one can be written", async () => {
	const user = await makeUser(db);
	const given = { userId: user.id, thingKind: "course" as const, thingId: 1, sourceId: "order-1" };
	await makeEntitlement(db, given);

	await expect(makeEntitlement(db, given)).rejects.toThrow();
	await makeEntitlement(db, { ...given, endedAt: now, endedWhy: "paused" });
	await makeEntitlement(db, { ...given, sourceId: "order-2" });
});

test("statements and the rule agree on what is open", async () => {
	const { course } = await makeCourse(db);
	const [early, late] = [new Date(now.getTime() - 1000), new Date(now.getTime() + 1000)];
	const instants = [null, early, now, late];
	for (const untilAt of instants) {
		for (const endedAt of instants) {
			for (const fromAt of [early, now, late]) {
				const user = await makeUser(db);
				const own = { userId: user.id, courseId: course.id };
				const end = { endedAt, endedWhy: endedAt && ("paused" as const) };
				await makeEntitlement(db, { userId: user.id, fromAt, untilAt, ...end });
				const [row] = await db.all<{ source: string | null }>(
					sql`select ${sourceOfAccess(db, { ...own, now })} as source`,
				);
				const access = canAccess(await listEntitlements(db, own), { kind: "course", courseId: course.id }, now);

				expect([fromAt, untilAt, endedAt, row?.source !== null]).toEqual([fromAt, untilAt, endedAt, access.open]);
			}
		}
	}
});
