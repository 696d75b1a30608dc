import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { courses, users } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeEnrollment, makeUser } from "#tests/factories.ts";
import { DRAFT, draft, found, later, now, origin, runAll, scene, setScene } from "#tests/operations/announcements.ts";
import { findOverseen, findReadable, listAnnouncements } from "./announcements.repository.server";
import { listOwnCourses } from "./audience.repository.server";
import { type Actor, scopeOf } from "./authority.server";
import { changeDraft, createAnnouncement, deleteDraft } from "./send/save-announcement.server";
import { scheduleAnnouncement, sendNow, sendTest, stopAnnouncement, unschedule } from "./send/send-announcement.server";

let teacher: Actor;
let other: Actor;
let courseId = 0;
const asTeacher = (actorId: number): Actor => ({ actorId, scope: "teacher", requestId: "r-1", now });
const learnersOf = (id: number) => ({ kind: "course", courseId: id }) as const;

beforeEach(async () => {
	await setScene();
	teacher = asTeacher((await makeUser(db, { role: "instructor", name: "Ada" })).id);
	other = asTeacher((await makeUser(db, { role: "instructor", name: "Ben" })).id);
	const titles = { de: "Geschäfte" };
	courseId = (await makeCourse(db, { instructorId: teacher.actorId, titles })).course.id;
	for (const userId of scene.learners) await makeEnrollment(db, { userId, courseId });
});

async function written(by = teacher, id = courseId) {
	const outcome = await createAnnouncement(db, { ...DRAFT, audience: learnersOf(id) }, by);
	if (!outcome.ok) throw new Error(outcome.reason);
	return outcome.id;
}
const REFUSED = { ok: false, reason: "changed" };

test("what a teacher sends reaches the learners, and says who writes and of which course", async () => {
	const id = await written();
	expect(await sendNow(db, { id, seen: 1, origin }, teacher)).toMatchObject({ ok: true });
	await runAll();

	expect(await found(id)).toMatchObject({ state: "sent", byTeacher: true, total: 3, reached: 3 });
	const inGerman = scene.sent.find(({ subject }) => subject.startsWith("Neuer Kurs"));
	expect(inGerman?.subject).toBe("Neuer Kurs (Geschäfte)");
	expect(inGerman?.text).toContain("Ada schreibt den Lernenden von „Geschäfte“:");
	expect(scene.sent.filter(({ text }) => text.includes("Ada writes to the learners of"))).toHaveLength(2);
});

describe("a teacher writes to learners of own courses alone:", () => {
	test.each([{ kind: "all" }, { kind: "role", role: "student" }, { kind: "plan", planId: 1 }] as const)(
		"%j is refused, for a new draft and for one that is there",
		async (audience) => {
			const id = await written();
			expect(await createAnnouncement(db, { ...DRAFT, audience }, teacher)).toMatchObject({ ok: false });
			expect(await changeDraft(db, { id, seen: 1, ...DRAFT, audience }, teacher)).toMatchObject({ ok: false });
			expect(await found(id)).toMatchObject({ revision: 1, courseId });
		},
	);

	test("the course of somebody else is refused as well", async () => {
		const id = await written();
		const audience = learnersOf(scene.courseId);
		expect(await createAnnouncement(db, { ...DRAFT, audience }, teacher)).toEqual(REFUSED);
		expect(await changeDraft(db, { id, seen: 1, ...DRAFT, audience }, teacher)).toEqual(REFUSED);
		expect(await found(id)).toMatchObject({ revision: 1, courseId });
	});

	test("only own courses can be chosen", async () => {
		const own = await listOwnCourses(db, { userId: teacher.actorId, language: "de" });
		expect(own).toEqual([{ id: courseId, title: "Geschäfte" }]);
	});
});

describe("another teacher", () => {
	test("neither sees nor changes, tests, schedules, sends, stops or deletes it", async () => {
		const id = await written();
		const at = { id, seen: 1 };
		expect(await findOverseen(db, id, other)).toEqual([]);
		expect(await listAnnouncements(db, { by: other, state: null, limit: 9, offset: 0 })).toEqual([]);
		const outcomes = [
			await changeDraft(db, { ...at, ...DRAFT, audience: learnersOf(courseId) }, other),
			await sendTest(db, { id, origin }, other),
			await scheduleAnnouncement(db, { ...at, origin, sendAt: later(60) }, other),
			await sendNow(db, { ...at, origin }, other),
			await deleteDraft(db, at, other),
		];
		expect(outcomes).toEqual(outcomes.map(() => REFUSED));
		await sendNow(db, { ...at, origin }, teacher);
		expect(await stopAnnouncement(db, { id, seen: 2 }, other)).toEqual(REFUSED);
		expect(await found(id)).toMatchObject({ state: "sending" });
	});

	test("does not get hold of one that an admin has written for their course", async () => {
		const id = await draft(learnersOf(courseId));
		expect(await findOverseen(db, id, teacher)).toEqual([]);
		expect(await sendNow(db, { id, seen: 1, origin }, teacher)).toEqual(REFUSED);
	});
});

describe("what a teacher has written", () => {
	test("stands on the admins' desk, and stays theirs unless its receivers change", async () => {
		const admin: Actor = { ...teacher, actorId: scene.actorId, scope: "school" };
		const id = await written();
		await changeDraft(db, { id, seen: 1, ...DRAFT, audience: learnersOf(courseId) }, admin);
		expect(await found(id)).toMatchObject({ revision: 2, byTeacher: true });
		await changeDraft(db, { id, seen: 2, ...DRAFT, audience: { kind: "all" } }, admin);
		expect(await found(id)).toMatchObject({ revision: 3, byTeacher: false });
		expect(await findOverseen(db, id, teacher)).toEqual([]);
	});

	test("is read by its author, and by no other teacher", async () => {
		const id = await written();
		expect(await findReadable(db, { id, userId: teacher.actorId })).toHaveLength(1);
		expect(await findReadable(db, { id, userId: other.actorId })).toEqual([]);
	});

	test("is scheduled and taken back by them", async () => {
		const id = await written();
		expect(await scheduleAnnouncement(db, { id, seen: 1, origin, sendAt: later(60) }, teacher)).toEqual({ ok: true });
		expect(await unschedule(db, { id, seen: 2 }, teacher)).toEqual({ ok: true });
		await runAll(later(60));
		expect(await found(id)).toMatchObject({ state: "draft", reached: 0 });
	});
});

describe("a scheduled one is stopped, and reaches nobody, when at its time", () => {
	const giveAway = () => db.update(courses).set({ instructorId: other.actorId }).where(eq(courses.id, courseId));
	const change = (set: Partial<typeof users.$inferInsert>) =>
		db.update(users).set(set).where(eq(users.id, teacher.actorId));

	test.each([
		["the course is in other hands", giveAway],
		["its author is an instructor no more", () => change({ role: "student" })],
		["its author is suspended", () => change({ suspendedAt: now })],
	])("%s", async (_when, lose) => {
		const id = await written();
		await scheduleAnnouncement(db, { id, seen: 1, origin, sendAt: later(60) }, teacher);
		await lose();
		await runAll(later(60));
		expect(await found(id)).toMatchObject({ state: "stopped", reached: 0 });
		expect(scene.sent).toEqual([]);
	});
});

test("a right that was lost between guard and batch does nothing", async () => {
	const id = await written();
	await db.update(users).set({ role: "student" }).where(eq(users.id, teacher.actorId));
	expect(await sendNow(db, { id, seen: 1, origin }, teacher)).toEqual(REFUSED);
	expect(await found(id)).toMatchObject({ state: "draft" });
});

test.each([
	["admin", ["people"], "school"],
	["admin", ["money"], "teacher"],
	["instructor", [], "teacher"],
] as const)("%s with %j speaks as %s", (role, capabilities, scope) => {
	expect(scopeOf({ role, capabilities: [...capabilities] })).toBe(scope);
});
