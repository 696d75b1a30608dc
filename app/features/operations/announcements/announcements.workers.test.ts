import { and, eq, gt, lt, type SQLWrapper } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { NOTIFICATION_KINDS } from "#app/composition.server.ts";
import { dispatchJob } from "#app/features/operations/jobs/outbox/dispatch-job.server.ts";
import { type Message, sendMail } from "#app/features/operations/notifications/face.server.ts";
import { decideDelivery } from "#app/features/people/inbox/deliver/decide-delivery.server.ts";
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
import { makeCourse, makeEnrollment, makeUser } from "#tests/factories.ts";
import { IDLE_HANDLERS } from "#tests/idle-handlers.ts";
import { eventIdOf } from "./announcement-words";
import { findReadable } from "./announcements.repository.server";
import type { Audience } from "./audience";
import { countAudience, listAudience } from "./audience.repository.server";
import { changeDraft, createAnnouncement, deleteDraft } from "./send/save-announcement.server";
import { scheduleAnnouncement, sendNow, sendTest, stopAnnouncement, unschedule } from "./send/send-announcement.server";
import { PEOPLE_AT_ONCE, walkAudience } from "./send/walk-audience.server";

const now = new Date("2026-11-20T10:00:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const origin = "https://school.example";
const DRAFT = {
	titles: { en: "New course", de: "Neuer Kurs" },
	bodies: { en: "It begins on Monday.\n\nSee you there.", de: "Er beginnt am Montag." },
	link: "/courses",
};

let actorId = 0;
let courseId = 0;
let learners: number[] = [];
let sent: Message[] = [];
const by = (at = now) => ({ actorId, requestId: "r-1", now: at });

beforeEach(async () => {
	sent = [];
	await db.delete(outbox);
	actorId = (await makeUser(db, { role: "admin" })).id;
	const { course } = await makeCourse(db);
	courseId = course.id;
	learners = [];
	for (const language of ["en", "de", "ru"]) {
		const { id } = await makeUser(db, { language });
		await makeEnrollment(db, { userId: id, courseId });
		learners.push(id);
	}
});

async function draft(audience: Audience = { kind: "course", courseId }) {
	const outcome = await createAnnouncement(db, { ...DRAFT, audience }, by());
	if (!outcome.ok) throw new Error(outcome.reason);
	return outcome.id;
}
const found = async (id: string) => (await db.select().from(announcements).where(eq(announcements.id, id)))[0];
const handlers = {
	...IDLE_HANDLERS,
	"announcement.step": walkAudience,
	"mail.send": sendMail(
		NOTIFICATION_KINDS.mails,
		{ send: async (message) => void sent.push(message), keepsText: false },
		decideDelivery(NOTIFICATION_KINDS.categories),
	),
};
const run = (id: string, at = now) => dispatchJob(db, { id, handlers, now: at });
const steps = () => db.select({ id: outbox.id }).from(outbox).where(eq(outbox.kind, "announcement.step"));
const isOf = (eventId: SQLWrapper, id: string) =>
	and(gt(eventId, `announcement:${id}:`), lt(eventId, `announcement:${id};`));
const mailsOf = (id: string) =>
	db
		.select({ id: outbox.id })
		.from(outbox)
		.where(and(eq(outbox.kind, "mail.send"), isOf(outbox.id, id)));

/** Every job that is due, until none is left. */
async function runAll(at = now) {
	const ran = new Set<string>();
	for (;;) {
		const jobs = await db.select({ id: outbox.id }).from(outbox);
		const open = jobs.filter(({ id }) => !ran.has(id));
		if (open.length === 0) return;
		for (const { id } of open) {
			ran.add(id);
			await run(id, at);
		}
	}
}
const deeds = async (id: string) =>
	(await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))).map(({ deed }) => deed).sort();

describe("an audience", () => {
	const ids = async (audience: Audience) =>
		(await listAudience(db, audience, { after: 0, limit: 1000 })).map(({ id }) => id);

	test("is everybody, a role, or the learners of a course whose access has not ended", async () => {
		const all = await db.select({ id: users.id, role: users.role }).from(users);
		expect(await ids({ kind: "all" })).toEqual(all.map(({ id }) => id));
		expect(await ids({ kind: "role", role: "admin" })).toContain(actorId);
		expect(await ids({ kind: "role", role: "admin" })).not.toContain(learners[0]);

		const { id: former } = await makeUser(db);
		await makeEnrollment(db, { userId: former, courseId, status: "expired" });
		expect(await ids({ kind: "course", courseId })).toEqual(learners);
		expect(await countAudience(db, { kind: "course", courseId })).toEqual([{ count: 3 }]);
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
	expect(sent.map(({ subject }) => subject).sort()).toEqual(["Neuer Kurs", "New course", "New course"]);
	expect(sent[0]?.text).toContain(`${origin}/courses`);
	expect(sent.every(({ headers }) => headers?.["List-Id"] === "<announcements.school.example>")).toBe(true);
	const [userId = 0] = learners;
	const inbox = await readInbox(db, {
		...{ userId, kinds: NOTIFICATION_KINDS, language: "en" },
		sought: { group: null, cursor: null, size: 10 },
	});
	const { views } = toInbox(inbox, { kinds: NOTIFICATION_KINDS, language: "en", timeZone: "UTC", now });
	expect(views).toMatchObject([{ kind: "announcement", title: "New course", to: `/announcements/${id}` }]);
	expect(await deeds(id)).toEqual(["announcements.create", "announcements.send"]);
});

test("choices and suspensions are asked for at the moment of sending", async () => {
	const id = await draft();
	const [first = 0, second = 0] = learners;
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
	expect(sent).toHaveLength(1);
});

describe("what many do at once happens once:", () => {
	test("of several sends of a draft one begins", async () => {
		const id = await draft();
		const outcomes = await Promise.all(Array.from({ length: 6 }, () => sendNow(db, { id, seen: 1, origin }, by())));
		expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
		expect(await steps()).toHaveLength(1);
		await runAll();
		expect(sent).toHaveLength(3);
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
		await makeEnrollment(db, { userId, courseId });
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
	const [first = 0, second = 0] = learners;
	await sendNow(db, { id, seen: 1, origin }, by());
	const [step] = await steps();
	await run(step?.id ?? "");
	await db.update(announcements).set({ state: "sending", endedAt: null }).where(eq(announcements.id, id));
	await run(eventIdOf(id, first));
	expect(await stopAnnouncement(db, { id, seen: 2 }, by())).toEqual({ ok: true });
	await runAll();

	expect(sent).toHaveLength(1);
	expect(await found(id)).toMatchObject({ state: "stopped", endedAt: now });
	expect(await findReadable(db, { id, userId: first })).toHaveLength(1);
	const shown = async (userId: number) => {
		const sought = { group: null, cursor: null, size: 10 };
		const inbox = await readInbox(db, { userId, kinds: NOTIFICATION_KINDS, language: "en", sought });
		return toInbox(inbox, { kinds: NOTIFICATION_KINDS, language: "en", timeZone: "UTC", now }).views.length;
	};
	expect([await shown(first), await shown(second)]).toEqual([1, 0]);
});

describe("a schedule", () => {
	test("sends at its time, not before", async () => {
		const id = await draft();
		expect(await scheduleAnnouncement(db, { id, seen: 1, origin, sendAt: later(60) }, by())).toEqual({ ok: true });
		await runAll(later(59));
		expect(await found(id)).toMatchObject({ state: "scheduled", reached: 0 });
		await runAll(later(60));
		expect(await found(id)).toMatchObject({ state: "sent", reached: 3 });
	});

	test("that was taken back sends nothing, also after a second one", async () => {
		const id = await draft();
		await scheduleAnnouncement(db, { id, seen: 1, origin, sendAt: later(60) }, by());
		await unschedule(db, { id, seen: 2 }, by());
		await runAll(later(60));
		expect(await found(id)).toMatchObject({ state: "draft", sendAt: null });
		await scheduleAnnouncement(db, { id, seen: 3, origin, sendAt: later(120) }, by());
		await runAll(later(90));
		expect(sent).toEqual([]);
		await runAll(later(120));
		expect(sent).toHaveLength(3);
	});

	test("in the past is refused", async () => {
		const id = await draft();
		const outcome = await scheduleAnnouncement(db, { id, seen: 1, origin, sendAt: now }, by());
		expect(outcome).toEqual({ ok: false, reason: "past" });
	});
});

test("a test goes to the admin alone, also of a draft", async () => {
	const id = await draft();
	expect(await sendTest(db, { id, origin }, by())).toMatchObject({ ok: true });
	await runAll();
	const [admin] = await db.select().from(users).where(eq(users.id, actorId));
	expect(sent.map(({ to }) => to)).toEqual([admin?.email]);
	expect(await found(id)).toMatchObject({ state: "draft", reached: 0 });
	expect(await sendTest(db, { id: "none", origin }, by())).toEqual({ ok: false, reason: "changed" });
});

describe("a draft", () => {
	test("is changed by whoever saw its latest version", async () => {
		const id = await draft();
		const changed = {
			...DRAFT,
			titles: { en: "Moved" },
			bodies: { en: "To Tuesday." },
			audience: { kind: "all" } as const,
		};
		expect(await changeDraft(db, { id, seen: 1, ...changed }, by())).toEqual({ ok: true, id });
		expect(await changeDraft(db, { id, seen: 1, ...changed }, by())).toEqual({ ok: false, reason: "changed" });
		expect(await found(id)).toMatchObject({
			titles: { en: "Moved" },
			audienceKind: "all",
			courseId: null,
			revision: 2,
		});
	});

	test("of a course that does not exist is refused", async () => {
		const audience = { kind: "course", courseId: 999_999 } as const;
		expect(await createAnnouncement(db, { ...DRAFT, audience }, by())).toEqual({ ok: false, reason: "audienceGone" });
	});

	test("is deleted as long as it is one", async () => {
		const [gone, kept] = [await draft(), await draft()];
		expect(await deleteDraft(db, { id: gone, seen: 1 }, by())).toMatchObject({ ok: true });
		await sendNow(db, { id: kept, seen: 1, origin }, by());
		expect(await deleteDraft(db, { id: kept, seen: 2 }, by())).toEqual({ ok: false, reason: "changed" });
		expect([await found(gone), await found(kept)]).toMatchObject([undefined, { state: "sending" }]);
	});

	test("is not touched by an admin who has lost the right", async () => {
		const id = await draft();
		await db
			.update(users)
			.set({ capabilities: ["money"] })
			.where(eq(users.id, actorId));
		expect(await sendNow(db, { id, seen: 1, origin }, by())).toEqual({ ok: false, reason: "changed" });
		expect(await found(id)).toMatchObject({ state: "draft" });
	});
});

test("nobody reads one that has not reached them, but admins do", async () => {
	const id = await draft();
	const [userId = 0] = learners;
	expect(await findReadable(db, { id, userId })).toEqual([]);
	expect(await findReadable(db, { id, userId: actorId })).toHaveLength(1);
});
