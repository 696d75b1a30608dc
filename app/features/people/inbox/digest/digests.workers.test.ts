import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { NOTIFICATION_KINDS } from "#app/composition.server.ts";
import { dispatchJob } from "#app/features/operations/jobs/outbox/dispatch-job.server.ts";
import type { Message } from "#app/features/operations/notifications/face.server.ts";
import { markDelivery } from "#app/features/operations/notifications/face.server.ts";
import {
	notificationChoices,
	notificationDeliveries,
	notificationDigests,
	notificationSettings,
	notifications,
	outbox,
	users,
} from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeUser } from "#tests/factories.ts";
import { IDLE_HANDLERS } from "#tests/idle-handlers.ts";
import { markRead } from "../list/inbox.repository.server";
import { askForExample } from "./ask-for-example.server";
import { queueDigests } from "./queue-digests.server";
import { sendDigest } from "./send-digest.server";
import { sendExample } from "./send-example.server";

const dueAt = new Date("2026-11-21T07:00:00Z");
const hours = (count: number) => new Date(dueAt.getTime() + count * 3_600_000);
const ORIGIN = "https://school.example";
const digestId = () => `digest:${userId}:daily:2026-11-21`;

const CROWD = 1200;

let userId = 0;
let courseId = 0;
let sent: Message[] = [];
beforeEach(async () => {
	sent = [];
	nudged = [];
	await db.delete(notificationDigests);
	({ id: userId } = await makeUser(db, { language: "de" }));
	courseId = (await makeCourse(db)).course.id;
	await db
		.insert(notificationChoices)
		.values({ userId, category: "access", channel: "mail", mode: "daily", changedAt: dueAt });
	await db.insert(notificationSettings).values({ userId, linkKey: `key-${userId}`, changedAt: dueAt });
});

const wait = () => db.insert(notificationDigests).values({ userId, mode: "daily", periodDay: "2026-11-21", dueAt });
async function happen(more: Partial<typeof notifications.$inferInsert> = {}) {
	const row = {
		userId,
		kind: "accessGiven",
		groupKey: crypto.randomUUID(),
		ids: { courseId },
		path: `/courses/${courseId}`,
	};
	await db.insert(notifications).values({ ...row, at: hours(-3), ...more });
}
let nudged: string[] = [];
const queue = {
	sendBatch: async (many: { body: { id: string } }[]) => void nudged.push(...many.map(({ body }) => body.id)),
};
const tick = (now = dueAt) => queueDigests({ origin: ORIGIN, queue }).work(db, now);
const provider = { send: async (one: Message) => void sent.push(one), keepsText: false };
const deliver = (now = dueAt) =>
	dispatchJob(db, {
		id: digestId(),
		now,
		handlers: { ...IDLE_HANDLERS, "digest.send": sendDigest(NOTIFICATION_KINDS, provider) },
	});
const state = async () => {
	const [digest] = await db.select().from(notificationDigests).where(eq(notificationDigests.userId, userId));
	return digest && [digest.state, digest.reason];
};

test("what is unread leaves in one mail, in the language of its receiver, with the link that ends digests", async () => {
	await wait();
	await happen();
	await happen({ at: hours(-2) });
	await tick();
	await deliver();

	expect(sent).toHaveLength(1);
	expect(sent[0]?.subject).toContain("2 Neuigkeiten");
	expect(sent[0]?.text).toContain(`${ORIGIN}/notifications/`);
	expect(sent[0]?.headers).toMatchObject({
		"List-Unsubscribe": `<${ORIGIN}/unsubscribe?token=key-${userId}.digests>`,
		Precedence: "bulk",
	});
	expect(await state()).toEqual(["sent", null]);
});

test("two clocks at once, and jobs that are tried again, send one", async () => {
	await wait();
	await happen();
	await Promise.all(Array.from({ length: 4 }, () => tick()));
	await Promise.all(Array.from({ length: 4 }, () => deliver()));

	expect(await db.select().from(outbox).where(eq(outbox.id, digestId()))).toHaveLength(1);
	expect(sent).toHaveLength(1);
	expect(nudged).toContain(digestId());
});

test("a crowd is queued by one tick, in steps of the same few statements, each once", async () => {
	await db.delete(outbox).where(eq(outbox.kind, "digest.send"));
	await db.run(sql`insert into users (name, email, created_at)
		with recursive n (i) as (select 1 union all select i + 1 from n where i < ${CROWD})
		select 'Crowd', 'crowd' || i || '@mail.example', 0 from n`);
	await db.run(sql`insert into notification_digests (user_id, mode, period_day, due_at)
		select id, 'daily', '2026-11-21', ${dueAt.getTime()} from users where name = 'Crowd'`);
	const handled = await Promise.all([tick(), tick()]);

	expect(handled.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(CROWD);
	expect(new Set(nudged).size).toBe(CROWD);
	expect(await db.$count(outbox, eq(outbox.kind, "digest.send"))).toBe(CROWD);
	expect(await db.$count(notificationDigests, eq(notificationDigests.state, "waiting"))).toBe(0);
});

test("what was queued for it has been sent with it", async () => {
	await wait();
	await happen();
	const delivery = { eventId: `e-${userId}`, channel: "mail", userId, kind: "accessGiven", at: dueAt } as const;
	await markDelivery(db, { ...delivery, state: "queued", reason: "daily" });
	await tick();
	await deliver();
	const rows = await db.select().from(notificationDeliveries).where(eq(notificationDeliveries.userId, userId));
	expect(rows).toMatchObject([{ state: "sent", reason: null }]);
});

describe("nothing leaves", () => {
	test("before it is due", async () => {
		await wait();
		expect(await tick(hours(-1))).toBe(0);
	});

	test("where all of it was read, or has gone", async () => {
		await wait();
		await happen();
		await happen({ ids: { courseId: 987_654 } });
		await tick();
		await markRead(db, { userId, now: hours(0) });
		await happen({ ids: { courseId: 987_654 } });
		await deliver();
		expect([sent, await state()]).toEqual([[], ["skipped", "empty"]]);
	});

	test("twelve hours late", async () => {
		await wait();
		await happen();
		await tick(hours(13));
		await deliver(hours(13));
		expect([sent, await state()]).toEqual([[], ["skipped", "late"]]);
	});

	test.each([
		["mailOff", { mailOn: false }],
		["digestsOff", { digestsOn: false }],
	])("where it was switched off meanwhile: %s", async (reason, changed) => {
		await wait();
		await happen();
		await tick();
		await db.update(notificationSettings).set(changed).where(eq(notificationSettings.userId, userId));
		await deliver();
		expect([sent, await state()]).toEqual([[], ["skipped", reason]]);
	});

	test("to somebody who is suspended", async () => {
		await wait();
		await happen();
		await tick();
		await db.update(users).set({ suspendedAt: dueAt }).where(eq(users.id, userId));
		await deliver();
		expect([sent, await state()]).toEqual([[], ["skipped", "suspended"]]);
	});

	test("of a category that comes at once, or of what an earlier digest has said", async () => {
		await db.insert(notificationDigests).values({
			userId,
			mode: "daily",
			periodDay: "2026-11-20",
			dueAt: hours(-24),
			state: "sent",
			endedAt: hours(-24),
		});
		await wait();
		await happen({ at: hours(-30) });
		await happen({ kind: "exportReady", ids: { exportId: "e" }, path: "/exports" });
		await tick();
		await deliver();
		expect(sent).toEqual([]);
	});
});

describe("an example", () => {
	const ask = () =>
		askForExample(db, { userId, kinds: NOTIFICATION_KINDS, origin: ORIGIN, now: dueAt, rateLimitScale: 1 });
	const send = (id: string) =>
		dispatchJob(db, {
			id,
			now: dueAt,
			handlers: { ...IDLE_HANDLERS, "digest.example": sendExample(NOTIFICATION_KINDS, provider) },
		});

	test("is the next digest as it would be, and marks nothing", async () => {
		await wait();
		await happen();
		const outcome = await ask();
		await send(outcome.ok ? outcome.jobId : "");
		expect(sent).toMatchObject([{ subject: expect.stringContaining("1 Neuigkeit") }]);
		expect(await state()).toEqual(["waiting", null]);

		await tick();
		await deliver();
		expect(sent).toHaveLength(2);
	});

	test("is not sent where it would be empty, nor more than three times an hour", async () => {
		expect(await ask()).toEqual({ ok: false, reason: "empty" });
		await happen();
		const outcomes = await Promise.all(Array.from({ length: 5 }, ask));
		expect(outcomes.filter(({ ok }) => ok)).toHaveLength(3);
		expect(outcomes).toContainEqual({ ok: false, reason: "tooMany" });
	});
});
