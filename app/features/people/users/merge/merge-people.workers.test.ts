import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { PERSONAL_DATA } from "#app/personal-data.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import {
	auditEntries,
	checklistTicks,
	courseReviews,
	courses,
	documents,
	enrollments,
	entitlements,
	learningDays,
	lessonNotes,
	lessonProgress,
	libraryEntries,
	memberships,
	recallAnswers,
	sessions,
	tickets,
	users,
	waitingList,
} from "#db/schema/schema.ts";
import { binding, db } from "#tests/database.ts";
import { MADE_AT, makeCourse, makeEnrollment, makeEntitlement, makeSession, makeUser } from "#tests/factories.ts";
import { buyPlan, makePlan, openMemberships } from "#tests/money/memberships.ts";
import { mergePeople } from "./merge-people.server";
import { mergePreview } from "./merge-preview.server";

const now = new Date("2026-11-20T12:00:00Z");
const day = (count: number) => new Date(MADE_AT.getTime() + count * 86_400_000);
let admin: { id: number };
let kept: { id: number };
let closed: { id: number };

beforeEach(async () => {
	admin = await makeUser(db, { role: "admin" });
	kept = await makeUser(db);
	closed = await makeUser(db);
});

const personalData = PERSONAL_DATA;
const merge = (given: Partial<Parameters<typeof mergePeople>[1]> = {}) =>
	mergePeople(db, {
		personalData,
		keptId: kept.id,
		closedId: closed.id,
		actorId: admin.id,
		requestId: "r",
		now,
		...given,
	});
const recordsOf = async ({ id }: { id: number }) => {
	const rows = await db.select().from(enrollments).where(eq(enrollments.userId, id)).orderBy(enrollments.courseId);
	return rows.map(({ courseId, status, progress }) => [courseId, status, progress]);
};
const deedsTo = async ({ id }: { id: number }) =>
	(
		await db
			.select()
			.from(auditEntries)
			.where(and(eq(auditEntries.subjectId, String(id)), eq(auditEntries.deed, "people.merge")))
	).map(({ after }) => after);
const find = async ({ id }: { id: number }) => (await db.select().from(users).where(eq(users.id, id)))[0];

test("of courses that both have taken the better record wins, with its lessons; the other stays behind", async () => {
	const [a, b, c, d] = [await makeCourse(db), await makeCourse(db), await makeCourse(db), await makeCourse(db)];
	const take = (who: { id: number }, { course }: typeof a, given: object) =>
		makeEnrollment(db, { userId: who.id, courseId: course.id, ...given });
	// Completed beats progress; open beats ended; more progress beats less; records of only one account move.
	await take(kept, a, { status: "in_progress", progress: 90 });
	const done = await take(closed, a, { status: "completed", progress: 100, completedAt: MADE_AT });
	await take(kept, b, { status: "refunded", progress: 80 });
	await take(closed, b, { status: "in_progress", progress: 10 });
	await take(kept, c, { status: "in_progress", progress: 60 });
	await take(closed, c, { status: "in_progress", progress: 50 });
	await take(closed, d, { status: "enrolled", progress: 0 });
	const lesson = { enrollmentId: done.id, lessonId: a.lessons[0]?.id ?? 0, openedAt: MADE_AT, lastSeenAt: MADE_AT };
	await db.insert(lessonProgress).values(lesson);
	const counted = () => db.select({ n: courses.enrollmentCount }).from(courses).where(eq(courses.id, a.course.id));
	const before = await counted();

	const formats = formatsFor({ language: "en", timeZone: "UTC" });
	const told = await mergePreview(db, { personalData, keptId: kept.id, closedId: closed.id, language: "en", formats });
	expect(told?.courses.map(({ courseId, kept, other, wins }) => [courseId, kept, other, wins])).toEqual([
		[a.course.id, "90%", "100%", "other"],
		[b.course.id, "80%", "10%", "other"],
		[c.course.id, "60%", "50%", "kept"],
		[d.course.id, null, "0%", "other"],
	]);
	expect(await merge()).toEqual({ ok: true });
	expect(await recordsOf(kept)).toEqual([
		[a.course.id, "completed", 100],
		[b.course.id, "in_progress", 10],
		[c.course.id, "in_progress", 60],
		[d.course.id, "enrolled", 0],
	]);
	expect(await recordsOf(closed)).toEqual([
		[a.course.id, "in_progress", 90],
		[b.course.id, "refunded", 80],
		[c.course.id, "in_progress", 50],
	]);
	const [moved] = await db.select().from(enrollments).where(eq(enrollments.id, done.id));
	expect([moved?.userId, await db.$count(lessonProgress, eq(lessonProgress.enrollmentId, done.id))]).toEqual([
		kept.id,
		1,
	]);
	expect(await counted()).toEqual(before);
	expect((await binding.prepare("pragma foreign_key_check").all()).results).toEqual([]);
});

test("rights move, and where both have one it lasts as long as the longer", async () => {
	const thing = { thingKind: "course" as const, thingId: 7 };
	await makeEntitlement(db, { userId: kept.id, ...thing, untilAt: day(10) });
	await makeEntitlement(db, { userId: closed.id, ...thing, untilAt: day(30), lastDay: "2026-12-09" });
	await makeEntitlement(db, { userId: kept.id, untilAt: day(10) });
	await makeEntitlement(db, { userId: closed.id });
	await makeEntitlement(db, { userId: closed.id, ...thing, sourceKind: "order", sourceId: "1" });
	await makeEntitlement(db, { userId: closed.id, ...thing, endedAt: MADE_AT, endedWhy: "expired" });
	await merge();
	const rows = await db.select().from(entitlements).where(eq(entitlements.userId, kept.id)).orderBy(entitlements.id);
	expect(
		rows.map(({ thingKind, sourceKind, untilAt, lastDay, endedWhy }) => [
			thingKind,
			sourceKind,
			untilAt,
			lastDay,
			endedWhy,
		]),
	).toEqual([
		["course", "grant", day(30), "2026-12-09", null],
		["all", "grant", null, null, null],
		["course", "order", null, null, null],
		["course", "grant", null, null, "expired"],
	]);
});

test("days, answers, ticks, reviews and requests come along, and nothing breaks where both have the same", async () => {
	const { course, lessons } = await makeCourse(db);
	const lessonId = lessons[0]?.id ?? 0;
	for (const [{ id: userId }, seconds, at] of [[kept, 60, day(1)] as const, [closed, 40, day(2)] as const]) {
		await db.insert(learningDays).values({ userId, day: "2026-11-02", seconds, lessonsCompleted: 1 });
		await db.insert(recallAnswers).values({ userId, lessonId, key: "k", knew: userId === closed.id, answeredAt: at });
		const note = { key: crypto.randomUUID(), lessonId, kind: "note" as const, language: "en", body: "x" };
		await db.insert(lessonNotes).values({ ...note, userId, createdAt: at, changedAt: at });
		await db.insert(courseReviews).values({ userId, courseId: course.id, stars: 4, language: "en", createdAt: at });
	}
	const [document] = await db
		.insert(documents)
		.values({ kind: "resource", key: "k", origin: "school", createdAt: now })
		.returning();
	const documentId = document?.id ?? 0;
	await db.insert(libraryEntries).values({
		documentId,
		kind: "resource",
		slug: "s",
		section: "",
		position: 1,
		access: "public",
		reviewedOn: "2026-11-01",
		details: {},
		publishedAt: now,
		changedAt: now,
	});
	const tick = (userId: number, item: string) =>
		db.insert(checklistTicks).values({ userId, documentId, item, tickedAt: now });
	await Promise.all([tick(kept.id, "one"), tick(closed.id, "one"), tick(closed.id, "two")]);
	await db.insert(tickets).values({
		key: "t",
		year: 2026,
		serial: 1,
		ownerId: closed.id,
		language: "en",
		topic: "account",
		subject: "Help",
		status: "open",
		createdAt: now,
		openedAt: now,
		changedAt: now,
	});

	const pair = { personalData, keptId: kept.id, closedId: closed.id };
	const formats = formatsFor({ language: "en", timeZone: "UTC" });
	const told = await mergePreview(db, { ...pair, language: "en", formats });
	expect(told?.counts).toEqual({ certificates: 0, entitlements: 0, tickets: 1, reviews: 1, ticks: 2 });

	expect(await merge()).toEqual({ ok: true });
	const of = { userId: kept.id };
	expect(await db.select().from(learningDays).where(eq(learningDays.userId, kept.id))).toEqual([
		{ ...of, day: "2026-11-02", seconds: 100, lessonsCompleted: 2 },
	]);
	expect(await db.select().from(recallAnswers).where(eq(recallAnswers.userId, kept.id))).toMatchObject([
		{ knew: true },
	]);
	expect(await db.$count(lessonNotes, eq(lessonNotes.userId, kept.id))).toBe(2);
	expect(await db.$count(courseReviews, eq(courseReviews.userId, kept.id))).toBe(1);
	const [rated] = await db.select().from(courses).where(eq(courses.id, course.id));
	expect(rated).toMatchObject({ ratingSum: 4, ratingCount: 1 });
	expect(await db.$count(checklistTicks, eq(checklistTicks.userId, kept.id))).toBe(2);
	expect(await db.$count(tickets, eq(tickets.ownerId, kept.id))).toBe(1);
});

test("the other account is closed with its address and its sessions, and both tell of it", async () => {
	await makeSession(db, closed.id);
	const before = await find(closed);
	await merge();
	expect(await find(closed)).toMatchObject({
		email: before?.email,
		suspendedAt: now,
		suspendedUntil: null,
		suspendedLastDay: null,
		suspendedWhy: `merged: #${kept.id}`,
	});
	expect(await db.$count(sessions, eq(sessions.userId, closed.id))).toBe(0);
	expect([await deedsTo(kept), await deedsTo(closed)]).toEqual([[{ from: closed.id }], [{ into: kept.id }]]);
});

test("of merges at once, in either direction, one is done and nothing is lost", async () => {
	const { course } = await makeCourse(db);
	await makeEnrollment(db, { userId: kept.id, courseId: course.id, progress: 10 });
	await makeEnrollment(db, { userId: closed.id, courseId: course.id, progress: 20 });
	const back = { keptId: closed.id, closedId: kept.id };
	const outcomes = await Promise.all([merge(), merge(back), merge(), merge(back)]);
	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
	const [one, other] = [await find(kept), await find(closed)];
	expect([one?.suspendedAt, other?.suspendedAt].filter(Boolean)).toHaveLength(1);
	const stays = one?.suspendedAt ? closed : kept;
	expect(await recordsOf(stays)).toEqual([[course.id, "enrolled", 20]]);
	expect(await db.$count(enrollments, eq(enrollments.courseId, course.id))).toBe(2);
});

test("admins, instructors, oneself and those who are gone are not merged, nor without the right to it", async () => {
	const teacher = await makeUser(db, { role: "instructor" });
	const bare = await makeUser(db, { role: "admin", capabilities: [] });
	const reasons = await Promise.all([
		merge({ closedId: teacher.id }),
		merge({ closedId: bare.id }),
		merge({ keptId: bare.id }),
		merge({ keptId: closed.id }),
		merge({ keptId: admin.id }),
		merge({ closedId: 999_999 }),
		merge({ actorId: bare.id }),
	]);
	expect(reasons.map((outcome) => !outcome.ok && outcome.reason)).toEqual([
		"notMergeable",
		"notMergeable",
		"notMergeable",
		"same",
		"own",
		"gone",
		"changed",
	]);
	expect((await find(closed))?.suspendedAt).toBe(null);
});

test("two who both pay for a plan are not merged; one who does brings the plan along", async () => {
	const school = openMemberships(db);
	const [one, other] = [await makeUser(db), await makeUser(db)];
	const planId = (await makePlan(db)).id;
	for (const user of [one, other]) await buyPlan(db, school, { user, planId });
	await school.work();
	const pair = { keptId: one.id, closedId: other.id };
	expect(await merge(pair)).toEqual({ ok: false, reason: "bothMembers" });

	const third = await makeUser(db);
	expect(await merge({ keptId: third.id, closedId: other.id })).toEqual({ ok: true });
	const members = await db.select().from(memberships).where(eq(memberships.userId, third.id));
	expect(members).toMatchObject([{ state: "active", planId }]);
});

test("what the other one waits for is waited for by the one that stands, by the address that was left", async () => {
	const entry = { thingKind: "plan" as const, thingId: 2, language: "en", agreedAt: now };
	await db.insert(waitingList).values([
		{ ...entry, email: `kept.${kept.id}@mail.example`, userId: kept.id },
		{ ...entry, email: `closed.${closed.id}@mail.example`, userId: closed.id },
	]);
	await merge();
	const rows = await db.select().from(waitingList).where(eq(waitingList.userId, kept.id));
	expect(rows.map(({ email }) => email).sort()).toEqual([
		`closed.${closed.id}@mail.example`,
		`kept.${kept.id}@mail.example`,
	]);
});
