import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { NOTIFICATION_KINDS } from "#app/composition.server.ts";
import { readInbox, toInbox } from "#app/features/people/inbox/list/read-inbox.server.ts";
import {
	announcements,
	auditEntries,
	memberships,
	notificationChoices,
	notificationDeliveries,
	outbox,
	users,
} from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeEnrollment, makeUser } from "#tests/factories.ts";
import {
	by,
	draft,
	found,
	isOf,
	later,
	mailsOf,
	now,
	origin,
	run,
	runAll,
	scene,
	setScene,
	steps,
} from "#tests/operations/announcements.ts";
import { eventIdOf } from "./announcement-words";
import { findReadable } from "./announcements.repository.server";
import type { Audience } from "./audience";
import { countAudience, listAudience } from "./audience.repository.server";
import { sendNow, stopAnnouncement } from "./send/send-announcement.server";
import { PEOPLE_AT_ONCE, walkAudience } from "./send/walk-audience.server";

beforeEach(setScene);

const deeds = async (id: string) =>
	(await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))).map(({ deed }) => deed).sort();

describe("an audience", () => {
	const ids = async (audience: Audience) =>
		(await listAudience(db, audience, { after: 0, limit: 1000 })).map(({ id }) => id);

	test("is everybody, a role, or the scene.learners of a course whose access has not ended", async () => {
		const all = await db.select({ id: users.id, role: users.role }).from(users);
		expect(await ids({ kind: "all" })).toEqual(all.map(({ id }) => id));
		expect(await ids({ kind: "role", role: "admin" })).toContain(scene.actorId);
		expect(await ids({ kind: "role", role: "admin" })).not.toContain(scene.learners[0]);

		const { id: former } = await makeUser(db);
		await makeEnrollment(db, { userId: former, courseId: scene.courseId, status: "expired" });
		expect(await ids({ kind: "course", courseId: scene.courseId })).toEqual(scene.learners);
		expect(await countAudience(db, { kind: "course", courseId: scene.courseId })).toEqual([{ count: 3 }]);
	});

	test("of a plan are those whose membership lives", async () => {
		expect(await countAudience(db, { kind: "plan", planId: 1 })).toEqual([
			{ count: (await db.select().from(memberships).where(eq(memberships.planId, 1))).length },
		]);
	});
});

test("each learner receives it once, in their language or in English, with its own page in the app", async () => {
	const id = await draft();
	const outcome = await sendNow(db, { id, seen: 1, origin }, by());
	expect(outcome).toMatchObject({ ok: true });
	await runAll();

	expect(await found(id)).toMatchObject({ state: "sent", total: 3, reached: 3, startedAt: now, endedAt: now });
	expect(scene.sent.map(({ subject }) => subject).sort()).toEqual(["Neuer Kurs", "New course", "New course"]);
	expect(scene.sent[0]?.text).toContain(`${origin}/courses`);
	expect(scene.sent.every(({ headers }) => headers?.["List-Id"] === "<announcements.school.example>")).toBe(true);
	const [userId = 0] = scene.learners;
	const inbox = await readInbox(db, {
		userId,
		kinds: NOTIFICATION_KINDS,
		language: "en",
		sought: { group: null, cursor: null, size: 10 },
	});
	const { views } = toInbox(inbox, { kinds: NOTIFICATION_KINDS, language: "en", timeZone: "UTC", now });
	expect(views).toMatchObject([{ kind: "announcement", title: "New course", to: `/announcements/${id}` }]);
	expect(await deeds(id)).toEqual(["announcements.create", "announcements.send"]);
});

test("choices and suspensions are asked for at the moment of sending", async () => {
	const id = await draft();
	const [first = 0, second = 0] = scene.learners;
	await sendNow(db, { id, seen: 1, origin }, by());
	const off = { category: "announcements", channel: "mail", mode: "off", changedAt: now } as const;
	await db.insert(notificationChoices).values({ ...off, userId: first });
	await db.update(users).set({ suspendedAt: now }).where(eq(users.id, second));
	await runAll();

	const skips = await db
		.select({ userId: notificationDeliveries.userId, reason: notificationDeliveries.reason })
		.from(notificationDeliveries)
		.where(and(isOf(notificationDeliveries.eventId, id), eq(notificationDeliveries.state, "skipped")));
	expect(skips).toEqual([
		{ userId: first, reason: "off" },
		{ userId: second, reason: "suspended" },
	]);
	expect(scene.sent).toHaveLength(1);
});

describe("what many do at once happens once:", () => {
	test("of several sends of a draft one begins", async () => {
		const id = await draft();
		const outcomes = await Promise.all(Array.from({ length: 6 }, () => sendNow(db, { id, seen: 1, origin }, by())));
		expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
		expect(await steps()).toHaveLength(1);
		await runAll();
		expect(scene.sent).toHaveLength(3);
	});

	test("a step that two workers run writes one mail for each", async () => {
		const id = await draft();
		await sendNow(db, { id, seen: 1, origin }, by());
		const [step] = await steps();
		const job = { id: step?.id ?? "", kind: "announcement.step", dueAt: now } as const;
		const payload = { announcementId: id, revision: 2, after: 0, origin };
		const tools = { db, now, handOver: async () => {} };
		// Both have read the same place in the audience before one of them writes.
		const outcomes = await Promise.all([1, 2].map(() => walkAudience({ ...job, payload }, tools)));
		const written = await Promise.allSettled(
			outcomes.map((outcome) => {
				if (!("writes" in outcome)) throw new Error("postponed");
				const [first, ...others] = outcome.writes;
				return first ? db.batch([first, ...others]) : null;
			}),
		);
		expect(written.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
		expect(await mailsOf(id)).toHaveLength(3);
		expect(await found(id)).toMatchObject({ reached: 3 });
	});

	test("a step that is started again after a crash goes on where the last one ended", async () => {
		const id = await draft();
		await sendNow(db, { id, seen: 1, origin }, by());
		const [step] = await steps();
		await Promise.all([run(step?.id ?? ""), run(step?.id ?? "")]);
		await db
			.update(outbox)
			.set({ doneAt: null, claimedUntil: null })
			.where(eq(outbox.id, step?.id ?? ""));
		await run(step?.id ?? "", later(10));
		expect(await mailsOf(id)).toHaveLength(3);
		expect(await found(id)).toMatchObject({ reached: 3, state: "sent" });
	});
});

test("a large audience is walked in steps, each person once", async () => {
	const more = Array.from({ length: PEOPLE_AT_ONCE + 5 }, (_, at) => `many-${crypto.randomUUID()}-${at}@mail.example`);
	for (const email of more) {
		const { id: userId } = await makeUser(db, { email });
		await makeEnrollment(db, { userId, courseId: scene.courseId });
	}
	const id = await draft();
	await sendNow(db, { id, seen: 1, origin }, by());
	const [first] = await steps();
	expect(await run(first?.id ?? "")).toMatchObject({ kind: "done" });
	expect(await found(id)).toMatchObject({ state: "sending", reached: PEOPLE_AT_ONCE, total: PEOPLE_AT_ONCE + 8 });
	for (const { id: step } of await steps()) await run(step);

	expect(await found(id)).toMatchObject({ state: "sent", reached: PEOPLE_AT_ONCE + 8 });
	expect(await mailsOf(id)).toHaveLength(PEOPLE_AT_ONCE + 8);
});

test("what is not sent when it is stopped stays unsent, and what was sent stays", async () => {
	const id = await draft();
	const [first = 0, second = 0] = scene.learners;
	await sendNow(db, { id, seen: 1, origin }, by());
	const [step] = await steps();
	await run(step?.id ?? "");
	await db.update(announcements).set({ state: "sending", endedAt: null }).where(eq(announcements.id, id));
	await run(eventIdOf(id, first));
	expect(await stopAnnouncement(db, { id, seen: 2 }, by())).toEqual({ ok: true });
	await runAll();

	expect(scene.sent).toHaveLength(1);
	expect(await found(id)).toMatchObject({ state: "stopped", endedAt: now });
	expect(await findReadable(db, { id, userId: first })).toHaveLength(1);
	const shown = async (userId: number) => {
		const sought = { group: null, cursor: null, size: 10 };
		const inbox = await readInbox(db, { userId, kinds: NOTIFICATION_KINDS, language: "en", sought });
		return toInbox(inbox, { kinds: NOTIFICATION_KINDS, language: "en", timeZone: "UTC", now }).views.length;
	};
	expect([await shown(first), await shown(second)]).toEqual([1, 0]);
});
