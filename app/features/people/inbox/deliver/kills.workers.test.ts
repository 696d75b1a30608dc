import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { NOTIFICATION_KINDS } from "#app/composition.server.ts";
import { newJobId } from "#app/features/operations/jobs/enqueue.server.ts";
import { dispatchJob } from "#app/features/operations/jobs/outbox/dispatch-job.server.ts";
import { CLAIM_LEASE_MS } from "#app/features/operations/jobs/outbox/retry-rule.ts";
import type { Category } from "#app/features/operations/notifications/category.ts";
import { certaintyOf } from "#app/features/operations/notifications/certainty.ts";
import { defineMail, EMPTY_PAYLOAD, type MailDefinition } from "#app/features/operations/notifications/define-mail.ts";
import {
	enqueueMail,
	type MailDelivery,
	type Message,
	sendMail,
} from "#app/features/operations/notifications/face.server.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import { connect, type Database } from "#db/client.server.ts";
import {
	notificationChoices,
	notificationDeliveries,
	notificationDigests,
	notifications,
	outbox,
} from "#db/schema/schema.ts";
import { binding, db } from "#tests/database.ts";
import { makeCourse, makeUser } from "#tests/factories.ts";
import { failingDatabase } from "#tests/failing-database.js";
import { IDLE_HANDLERS } from "#tests/idle-handlers.ts";
import { queueDigests } from "../digest/queue-digests.server";
import { sendDigest } from "../digest/send-digest.server";
import { sweepNotifications } from "../list/sweep-notifications.server";
import { decideDelivery } from "./decide-delivery.server";
import { queueDigest } from "./delivery.repository.server";

const now = new Date("2026-11-20T10:00:00Z");
const afterClaim = new Date(now.getTime() + CLAIM_LEASE_MS);
const origin = "https://school.example";

const usual: Category = { name: "access", group: "learning", order: 1, icon: "clock", app: true, mail: "instant" };
const security: Category = { ...usual, name: "security", mandatory: "security" };
const categories = new Map([usual, security].map((one) => [one.name, one]));
/** One that leaves at most once, and one that rather leaves once more. */
const kindOf = (category: string) =>
	defineMail({
		payload: EMPTY_PAYLOAD,
		category,
		app: { say: () => ({ to: "/settings" }) },
		compose: async (_db, { userId }) => ({
			to: `user${userId}@mail.example`,
			language: "en",
			values: { name: "Ada", code: "123456" },
		}),
	});
const AT_MOST_ONCE = kindOf("access");
const AT_LEAST_ONCE = kindOf("security");

let userId = 0;
let sent: Message[] = [];
let id = "";
beforeEach(async () => {
	sent = [];
	id = newJobId();
	({ id: userId } = await makeUser(db));
});

type Process = { db: Database; send: NonNullable<MailDelivery["send"]> };
const alive: Process = { db, send: async (message) => void sent.push(message) };

/** A process that ends when the mail service has taken a mail: nothing of it reaches the database any more. */
function mortal(): Process {
	const source = failingDatabase(binding);
	const send: Process["send"] = async (message) => {
		sent.push(message);
		source.fail();
	};
	return { db: connect(source.db), send };
}

function deliver(definition: MailDefinition, process = alive, at = now) {
	const provider = { send: process.send, keepsText: false };
	const handlers = {
		...IDLE_HANDLERS,
		"mail.send": sendMail({ confirmLogin: definition }, provider, decideDelivery(categories)),
		"digest.send": sendDigest(NOTIFICATION_KINDS, provider),
	};
	return dispatchJob(process.db, { id, handlers, now: at });
}

const happen = () => enqueueMail(db, "confirmLogin", { userId, origin }, { id, dueAt: now });
const job = async () => (await db.select().from(outbox).where(eq(outbox.id, id)))[0];
const inbox = () => db.select().from(notifications).where(eq(notifications.userId, userId));
const deliveries = () =>
	db
		.select({ channel: notificationDeliveries.channel, state: notificationDeliveries.state })
		.from(notificationDeliveries)
		.where(eq(notificationDeliveries.eventId, id))
		.orderBy(notificationDeliveries.channel);

describe("a process that ends between the mail service and the mark", () => {
	test("sends no second mail of a kind that leaves at most once: an admin decides", async () => {
		await happen();
		await expect(deliver(AT_MOST_ONCE, mortal())).rejects.toThrow();

		expect(await deliver(AT_MOST_ONCE, alive, afterClaim)).toEqual({ kind: "dead" });
		expect(sent).toHaveLength(1);
		expect(await job()).toMatchObject({ doneAt: null, deadAt: afterClaim });
		expect(await deliveries()).toEqual([{ channel: "app", state: "sent" }]);
		expect(await inbox()).toMatchObject([{ count: 1 }]);
	});

	test("sends one that protects an account once more, and counts it once", async () => {
		await happen();
		await expect(deliver(AT_LEAST_ONCE, mortal())).rejects.toThrow();
		expect(await deliver(AT_LEAST_ONCE)).toEqual({ kind: "notOurs" });

		expect(await deliver(AT_LEAST_ONCE, alive, afterClaim)).toEqual({ kind: "done" });
		expect(await deliver(AT_LEAST_ONCE, alive, afterClaim)).toEqual({ kind: "notOurs" });
		expect(sent).toHaveLength(2);
		expect(await job()).toMatchObject({ doneAt: afterClaim, deadAt: null });
		expect(await deliveries()).toEqual([
			{ channel: "app", state: "sent" },
			{ channel: "mail", state: "sent" },
		]);
		expect(await inbox()).toMatchObject([{ count: 1 }]);
	});

	test("sends a digest once", async () => {
		const { course } = await makeCourse(db);
		const place = { kind: "accessGiven", groupKey: "g", ids: { courseId: course.id }, path: `/courses/${course.id}` };
		await db.insert(notifications).values({ ...place, userId, at: now });
		await db
			.insert(notificationChoices)
			.values({ userId, category: "access", channel: "mail", mode: "daily", changedAt: now });
		await queueDigest(db, { userId, mode: "daily", periodDay: "2026-11-20", dueAt: now });
		await queueDigests({ origin, queue: { sendBatch: async () => {} } }).work(db, now);
		id = `digest:${userId}:daily:2026-11-20`;
		await expect(deliver(AT_MOST_ONCE, mortal())).rejects.toThrow();

		expect(await deliver(AT_MOST_ONCE, alive, afterClaim)).toEqual({ kind: "dead" });
		expect(sent).toHaveLength(1);
	});
});

test.each([
	["at most once", AT_MOST_ONCE],
	["at least once", AT_LEAST_ONCE],
])("a mail whose outcome the mail service never tells: %s, and no third one", async (certainty, definition) => {
	await happen();
	const lost: Process = {
		...alive,
		send: async (message) => {
			sent.push(message);
			throw new Error("connection lost");
		},
	};
	const first = await deliver(definition, lost);
	expect(first.kind).toBe(certainty === "at most once" ? "dead" : "later");
	await deliver(definition, lost, afterClaim);
	await deliver(definition, alive, new Date(now.getTime() + DAY_MS));
	expect(sent).toHaveLength(certainty === "at most once" ? 1 : 2);
	expect(await job()).toMatchObject({ doneAt: null, deadAt: expect.any(Date) });
});

test.each([
	["at most once", AT_MOST_ONCE],
	["at least once", AT_LEAST_ONCE],
])("one event that a dozen workers deliver at once leaves in one mail: %s", async (_certainty, definition) => {
	await happen();
	const outcomes = await Promise.all(Array.from({ length: 12 }, () => deliver(definition)));
	expect(outcomes.filter(({ kind }) => kind === "done")).toHaveLength(1);
	expect(sent).toHaveLength(1);
	expect(await inbox()).toMatchObject([{ count: 1 }]);
});

test("a kind says by itself what its category does not", () => {
	expect(certaintyOf({}, usual)).toBe("atMostOnce");
	expect(certaintyOf({}, security)).toBe("atLeastOnce");
	expect(certaintyOf({ certainty: "atMostOnce" }, security)).toBe("atMostOnce");
	expect(certaintyOf({}, { ...usual, mandatory: "money" })).toBe("atMostOnce");
});

describe("the clock", () => {
	const wait = () => queueDigest(db, { userId, mode: "daily", periodDay: "2026-11-20", dueAt: now });
	const digest = async () =>
		(await db.select().from(notificationDigests).where(eq(notificationDigests.userId, userId)))[0];
	const jobs = () =>
		db
			.select()
			.from(outbox)
			.where(eq(outbox.id, `digest:${userId}:daily:2026-11-20`));

	test("that ends before it tells the queue has written the jobs, which the next tick of the outbox finds", async () => {
		await wait();
		const queue = { sendBatch: async () => Promise.reject(new Error("queue lost")) };
		await expect(queueDigests({ origin, queue }).work(db, now)).rejects.toThrow("queue lost");
		expect(await digest()).toMatchObject({ state: "queued" });
		expect(await jobs()).toMatchObject([{ doneAt: null, nextTryAt: now }]);
	});

	test("that ends before it writes them takes no digest", async () => {
		await wait();
		const source = failingDatabase(binding);
		const work = queueDigests({ origin, queue: { sendBatch: async () => {} } }).work(connect(source.db), now);
		source.fail();
		await expect(work).rejects.toThrow();
		expect(await digest()).toMatchObject({ state: "waiting" });
		expect(await jobs()).toEqual([]);
	});

	test("may sweep twice at once: what is old goes, what is new stays", async () => {
		const row = { userId, kind: "accessGiven", ids: {}, path: "/courses/1" };
		await db.insert(notifications).values([
			{ ...row, groupKey: "old", at: new Date(now.getTime() - 91 * DAY_MS) },
			{ ...row, groupKey: "new", at: now },
		]);
		await Promise.all(Array.from({ length: 4 }, () => sweepNotifications.work(db, now)));
		expect(await inbox()).toMatchObject([{ groupKey: "new" }]);
	});
});
