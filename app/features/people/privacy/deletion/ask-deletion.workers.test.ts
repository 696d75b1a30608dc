import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { PERSONAL_DATA } from "#app/personal-data.server.ts";
import { auditEntries, outbox, sessions, users } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeSession, makeUser } from "#tests/factories.ts";
import { cancelDeletion, requestDeletion } from "./ask-deletion.server";
import { accountErasedMail, deletionAskedMail } from "./deletion-mails.server";
import { beginErasing, findDeletion } from "./deletions.repository.server";
import { DELETION_DAYS } from "./hindrances";

const now = new Date("2026-11-20T10:00:00Z");
const dueAt = new Date(now.getTime() + DELETION_DAYS * 86_400_000);
const by = (userId: number, at = now) => ({
	userId,
	origin: "https://school.example",
	requestId: "r",
	now: at,
	personalData: PERSONAL_DATA,
	cancelMembership: async () => {},
});
const userOf = async (id: number) => (await db.select().from(users).where(eq(users.id, id)))[0];
const mailsTo = async (userId: number) =>
	(await db.select().from(outbox))
		.filter(({ payload }) => payload.userId === userId)
		.map(({ payload }) => payload.mail);
const together = <T>(run: () => Promise<T>) => Promise.all(Array.from({ length: 12 }, run));

let userId = 0;
beforeEach(async () => {
	userId = (await makeUser(db)).id;
	await makeSession(db, userId);
});

describe("asking for one's account to be erased", () => {
	test("ends all sessions, says until when, and tells the owner", async () => {
		expect(await requestDeletion(db, by(userId))).toMatchObject({ ok: true, dueAt });
		expect(await db.select().from(sessions).where(eq(sessions.userId, userId))).toEqual([]);
		expect(await userOf(userId)).toMatchObject({ endsAt: dueAt });
		expect(await mailsTo(userId)).toEqual(["deletionAsked"]);
		const about = { userId, origin: "https://school.example", language: null, askedAt: now, now };
		expect((await deletionAskedMail.compose(db, about))?.values.link).toBe("https://school.example/settings/privacy");
		expect((await accountErasedMail.compose(db, about))?.to).toMatch(/@grew\.example$/);
	});

	test("a second time, or a dozen times at once, changes nothing", async () => {
		const answers = await together(() => requestDeletion(db, by(userId)));
		expect(answers.filter((answer) => answer.ok && answer.jobId)).toHaveLength(1);
		expect(answers.every((answer) => answer.ok && answer.dueAt.getTime() === dueAt.getTime())).toBe(true);
		expect(await requestDeletion(db, by(userId, dueAt))).toEqual({ ok: true, dueAt });
		expect(await mailsTo(userId)).toEqual(["deletionAsked"]);
		const deeds = and(eq(auditEntries.subjectId, String(userId)), eq(auditEntries.deed, "privacy.askDeletion"));
		expect(await db.select().from(auditEntries).where(deeds)).toHaveLength(1);
	});

	test("stops where the subscription cannot be ended, and writes nothing", async () => {
		const broken = { ...by(userId), cancelMembership: () => Promise.reject(new Error("The gateway is out")) };
		expect(await requestDeletion(db, broken)).toEqual({ ok: false, reason: "subscriptionStays" });
		expect(await findDeletion(db, userId)).toEqual([]);
		expect(await userOf(userId)).toMatchObject({ endsAt: null });
		expect(await db.select().from(sessions).where(eq(sessions.userId, userId))).toHaveLength(1);
	});

	test("is refused to whoever teaches", async () => {
		await makeCourse(db, { instructorId: userId });
		expect(await requestDeletion(db, by(userId))).toEqual({ ok: false, reason: "teachesCourses" });
		expect(await findDeletion(db, userId)).toEqual([]);
	});

	test("is refused to the last admin with all rights, whoever else manages people; of two who ask at once one is", async () => {
		await db
			.update(users)
			.set({ suspendedAt: now })
			.where(eq(users.role, "admin"))
			.catch(() => {});
		const first = await makeUser(db, { role: "admin" });
		expect(await requestDeletion(db, by(first.id))).toEqual({ ok: false, reason: "lastAdmin" });
		await makeUser(db, { role: "admin", capabilities: ["people"] });
		expect(await requestDeletion(db, by(first.id))).toEqual({ ok: false, reason: "lastAdmin" });
		const second = await makeUser(db, { role: "admin" });
		const answers = await Promise.all([requestDeletion(db, by(first.id)), requestDeletion(db, by(second.id))]);
		expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
		expect(answers.find(({ ok }) => !ok)).toEqual({ ok: false, reason: "lastAdmin" });
	});
});

describe("taking it back", () => {
	test("keeps the account, and tells its owner once", async () => {
		await requestDeletion(db, by(userId));
		const answers = await together(() => cancelDeletion(db, by(userId)));
		expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
		expect(await userOf(userId)).toMatchObject({ endsAt: null });
		expect(await mailsTo(userId)).toEqual(["deletionAsked", "deletionTakenBack"]);
		const about = { userId, origin: "https://school.example", language: null, askedAt: now, now };
		expect(await deletionAskedMail.compose(db, about)).toBeNull();
	});

	test("is too late once erasing has begun; of the two at once one wins", async () => {
		await requestDeletion(db, by(userId));
		const begin = () => beginErasing(db, { userId, farewellId: "f", now: dueAt });
		const [taken] = await Promise.all([cancelDeletion(db, by(userId, dueAt)), begin()]);
		const [deletion] = await findDeletion(db, userId);
		expect(taken.ok).toBe(deletion === undefined);

		await requestDeletion(db, by(userId));
		await begin();
		expect(await cancelDeletion(db, by(userId, dueAt))).toEqual({ ok: false, reason: "tooLate" });
	});
});
