import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { canAccess } from "#app/features/learning/entitlements/can-access.ts";
import { findGrant, findRight, listEntitlements } from "#app/features/learning/entitlements/face.server.ts";
import { auditEntries, enrollments, entitlements, outbox } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeEnrollment, makeEntitlement, makeUser } from "#tests/factories.ts";
import { expectNoScan } from "#tests/query-plan.ts";
import { accessClosedMail, accessOpenMail } from "./access-mails.server";
import { type AccessChange, changeAccess } from "./change-access.server";
import { grantAccess } from "./grant-access.server";

const now = new Date("2026-11-20T12:00:00Z");
const later = new Date("2026-12-20T12:00:00Z");
const LAST_DAY = "2026-12-20";
const origin = "https://school.example";
let admin = 0;
let courseId = 0;

beforeAll(async () => {
	admin = (await makeUser(db, { role: "admin" })).id;
	courseId = (await makeCourse(db, { titles: { de: "Verträge" } })).course.id;
});

const rowsOf = (userId: number) => db.select().from(entitlements).where(eq(entitlements.userId, userId));
const access = async (userId: number, at = now) =>
	canAccess(await listEntitlements(db, { userId, courseId }), { kind: "course", courseId }, at);
const statusOf = async (userId: number) =>
	(await db.select().from(enrollments).where(eq(enrollments.userId, userId)))[0]?.status;
const mailsTo = async (userId: number) =>
	(await db.select().from(outbox))
		.filter(({ payload }) => payload.userId === userId)
		.map(({ payload }) => payload.mail);
const change = (userId: number, rightId: number, wish: AccessChange, actorId = admin, at = now) =>
	changeAccess(db, {
		actorId,
		userId,
		rightId,
		change: wish,
		why: "Asked for it",
		origin,
		requestId: "r",
		now: at,
	});

async function learner(end: Date | null = null) {
	const until = end && { day: LAST_DAY, endsAt: end };
	const { id: userId } = await makeUser(db, { language: "de" });
	await grantAccess(db, {
		actorId: admin,
		userId,
		until,
		origin,
		requestId: "r",
		now,
		thing: { kind: "course", courseId },
	});
	const [right] = await rowsOf(userId);
	return { userId, rightId: right?.id ?? 0 };
}

test("what is paused opens nothing, and goes on as a row of its own with the same end", async () => {
	const { userId, rightId } = await learner(later);
	expect(await change(userId, rightId, { kind: "pause" })).toMatchObject({ ok: true });
	expect(await access(userId)).toEqual({ open: false, because: "paused", whatHelps: "resume" });
	expect(await statusOf(userId)).toBe("paused");

	expect(await change(userId, rightId, { kind: "resume" })).toMatchObject({ ok: true });
	expect(await access(userId)).toEqual({ open: true, because: "grant" });
	expect([await statusOf(userId), (await access(userId, later)).open]).toEqual(["enrolled", false]);
	expect((await rowsOf(userId)).map((row) => row.lastDay)).toEqual([LAST_DAY, LAST_DAY]);
	const second = (await rowsOf(userId))[1]?.id ?? 0;
	await change(userId, second, { kind: "pause" });
	expect(await change(userId, rightId, { kind: "resume" })).toEqual({ ok: false, reason: "changed" });
	expect((await mailsTo(userId)).sort()).toEqual([
		"accessEnding",
		"accessGiven",
		"accessPaused",
		"accessPaused",
		"accessResumed",
	]);
	const deeds = await db
		.select()
		.from(auditEntries)
		.where(eq(auditEntries.subjectId, String(userId)));
	expect(deeds.find(({ deed }) => deed === "people.pauseAccess")?.after).toMatchObject({ why: "Asked for it" });
});

test("two admins who resume at once bring back one right", async () => {
	const { userId, rightId } = await learner();
	await change(userId, rightId, { kind: "pause" });
	const outcomes = await Promise.all([1, 2, 3, 4].map(() => change(userId, rightId, { kind: "resume" })));
	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
	expect((await rowsOf(userId)).filter(({ endedAt }) => endedAt === null)).toHaveLength(1);
	expect((await mailsTo(userId)).filter((mail) => mail === "accessResumed")).toHaveLength(1);
});

test("a new end opens what has run out; taken back is taken back for good, also from a pause", async () => {
	const { userId, rightId } = await learner(later);
	const after = new Date("2027-01-01T00:00:00Z");
	expect((await access(userId, later)).open).toBe(false);
	expect(await change(userId, rightId, { kind: "extend", until: null })).toMatchObject({ ok: true });
	expect((await access(userId, after)).open).toBe(true);
	expect(await change(userId, rightId, { kind: "extend", until: null })).toEqual({ ok: false, reason: "changed" });

	await change(userId, rightId, { kind: "pause" });
	expect(await change(userId, rightId, { kind: "takeBack" })).toMatchObject({ ok: true });
	expect([await statusOf(userId), (await access(userId)).open]).toEqual(["expired", false]);
	for (const kind of ["pause", "resume", "takeBack"] as const) {
		expect(await change(userId, rightId, { kind })).toEqual({ ok: false, reason: "changed" });
	}
});

test("what is left over of a pause past its end is not resumed", async () => {
	const { userId, rightId } = await learner(later);
	await change(userId, rightId, { kind: "pause" });
	expect(await change(userId, rightId, { kind: "resume" }, admin, later)).toEqual({ ok: false, reason: "changed" });
});

test("what is completed stays completed, and what another right opens stays as it is", async () => {
	const { id: userId } = await makeUser(db);
	const done = await makeEnrollment(db, { userId, courseId, status: "completed", completedAt: now });
	const [free] = await rowsOf(userId);
	await change(userId, free?.id ?? 0, { kind: "pause" });
	expect([await statusOf(userId), done.status]).toEqual(["completed", "completed"]);

	const { userId: member, rightId } = await learner();
	await makeEntitlement(db, { userId: member, sourceKind: "membership", sourceId: "1" });
	await change(member, rightId, { kind: "takeBack" });
	expect([await statusOf(member), (await access(member)).open]).toEqual(["enrolled", true]);
});

test("what was bought is left alone, and so is what belongs to somebody else or is done without the right", async () => {
	const { userId, rightId } = await learner();
	const bought = await makeEntitlement(db, { userId, sourceKind: "order", sourceId: "7" });
	const helper = await makeUser(db, { role: "admin", capabilities: ["support"] });
	const other = (await makeUser(db)).id;
	for (const kind of ["pause", "takeBack"] as const) {
		expect(await change(userId, bought.id, { kind })).toEqual({ ok: false, reason: "bought" });
		expect(await change(other, rightId, { kind })).toEqual({ ok: false, reason: "changed" });
		expect(await change(userId, rightId, { kind }, helper.id)).toEqual({ ok: false, reason: "changed" });
	}
	expect((await rowsOf(userId)).every(({ endedAt }) => endedAt === null)).toBe(true);
});

test("the mail is in the learner's language, and none is sent about what has changed back", async () => {
	const { userId, rightId } = await learner(later);
	const about = { userId, courseId, language: null, origin, askedAt: now, now };
	expect(await accessClosedMail.compose(db, about)).toBeNull();
	expect(await accessOpenMail.compose(db, about)).toMatchObject({
		language: "de",
		values: { course: "Verträge", until: "20.12.2026", link: `${origin}/de/courses/${courseId}` },
	});
	await change(userId, rightId, { kind: "pause" });
	expect(await accessOpenMail.compose(db, about)).toBeNull();
	expect(await accessClosedMail.compose(db, about)).toMatchObject({ values: { help: `${origin}/de/help/contact` } });
	expect(await accessClosedMail.compose(db, { ...about, courseId: undefined })).toMatchObject({
		values: { course: "Alle Kurse" },
	});
});

test("a right is found by its index", async () => {
	await expectNoScan(findRight(db, { id: 1, userId: 1 }));
	await expectNoScan(findGrant(db, { userId: 1, thing: { kind: "course", courseId: 1 } }));
});
