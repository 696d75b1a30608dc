import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { newJobId } from "#app/features/operations/jobs/enqueue.server.ts";
import { dispatchJob } from "#app/features/operations/jobs/outbox/dispatch-job.server.ts";
import type { Category } from "#app/features/operations/notifications/category.ts";
import { defineMail } from "#app/features/operations/notifications/define-mail.ts";
import { enqueueMail, type Message, sendMail } from "#app/features/operations/notifications/face.server.ts";
import type { MailDefinitions } from "#app/features/operations/notifications/mail-kinds.ts";
import {
	courses,
	notificationChoices,
	notificationDeliveries,
	notificationDigests,
	notificationSettings,
	notifications,
	users,
} from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeUser } from "#tests/factories.ts";
import { IDLE_HANDLERS } from "#tests/idle-handlers.ts";
import { markRead } from "../list/inbox.repository.server";
import { decideDelivery } from "./decide-delivery.server";

const now = new Date("2026-11-20T10:00:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const origin = "https://school.example";

const category = (name: string, more: Partial<Category> = {}): Category => ({
	name,
	group: "learning",
	order: 1,
	icon: "clock",
	app: true,
	mail: "instant",
	...more,
});
const CATEGORIES = [category("access"), category("receipts", { mandatory: "money" })];

/** A course's number is all that it speaks of. */
const accessGiven = defineMail({
	payload: z.strictObject({ courseId: z.int() }),
	category: "access",
	app: {
		find: (db, { among }) =>
			db
				.select({ id: courses.id })
				.from(courses)
				.where(sql`${courses.id} in ${among("courseId")}`),
		isAbout: ({ id }, { courseId }) => id === courseId,
		say: (course) => course && { to: `/courses/${course.id}#top` },
	},
	compose: async (_db, { userId }) => ({
		to: `user${userId}@mail.example`,
		language: "en",
		values: { name: "Ada", course: "One", until: "", link: origin, help: origin },
	}),
});
const MAILS: MailDefinitions = { accessGiven };

let userId = 0;
let courseId = 0;
let sent: Message[] = [];
beforeEach(async () => {
	sent = [];
	({ id: userId } = await makeUser(db));
	courseId = (await makeCourse(db)).course.id;
});

async function happen({ at = now, id = newJobId() } = {}) {
	await enqueueMail(db, "accessGiven", { userId, courseId, origin }, { id, dueAt: at });
	return id;
}

function deliver(
	id: string,
	at = now,
	send: (message: Message) => Promise<unknown> = async (one) => void sent.push(one),
) {
	const categories = new Map(CATEGORIES.map((one) => [one.name, one]));
	const handler = sendMail(MAILS, { send, keepsText: false }, decideDelivery(categories));
	return dispatchJob(db, { id, now: at, handlers: { ...IDLE_HANDLERS, "mail.send": handler } });
}

const inbox = () => db.select().from(notifications).where(eq(notifications.userId, userId)).orderBy(notifications.id);
const deliveries = () =>
	db
		.select({
			channel: notificationDeliveries.channel,
			state: notificationDeliveries.state,
			reason: notificationDeliveries.reason,
		})
		.from(notificationDeliveries)
		.where(eq(notificationDeliveries.userId, userId))
		.orderBy(notificationDeliveries.channel);
const choose = (channel: "app" | "mail", mode: "instant" | "daily" | "weekly" | "off") =>
	db.insert(notificationChoices).values({ userId, category: "access", channel, mode, changedAt: now });

test("what happens is in the inbox and in a mail, each with a row that says so", async () => {
	await deliver(await happen());

	expect(await inbox()).toMatchObject([
		{
			kind: "accessGiven",
			ids: { courseId },
			path: `/courses/${courseId}`,
			count: 1,
			readAt: null,
			isListed: true,
			at: now,
		},
	]);
	expect(sent).toHaveLength(1);
	expect(await deliveries()).toEqual([
		{ channel: "app", state: "sent", reason: null },
		{ channel: "mail", state: "sent", reason: null },
	]);
});

test("a mail that can be switched off carries the two lines that end it at one press", async () => {
	await deliver(await happen());
	await deliver(await happen());

	const [settings] = await db.select().from(notificationSettings).where(eq(notificationSettings.userId, userId));
	const stop = `${origin}/unsubscribe?token=${settings?.linkKey}.access`;
	expect(sent.map(({ headers }) => headers)).toEqual(
		Array(2).fill({
			"Auto-Submitted": "auto-generated",
			"List-Id": "<access.school.example>",
			"List-Unsubscribe": `<${stop}>`,
			"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
		}),
	);
});

describe("groups", () => {
	test("events of one group are one notification while it is unread", async () => {
		await deliver(await happen());
		await deliver(await happen({ at: later(5) }), later(5));
		expect(await inbox()).toMatchObject([{ count: 2, at: later(5) }]);

		await markRead(db, { userId, now: later(6) });
		await deliver(await happen({ at: later(7) }), later(7));
		expect(await inbox()).toMatchObject([{ count: 2 }, { count: 1, readAt: null }]);
	});

	test("many at once are one notification that counts all of them", async () => {
		const ids = await Promise.all(Array.from({ length: 12 }, () => happen()));
		await Promise.all(ids.map((id) => deliver(id)));
		expect(await inbox()).toMatchObject([{ count: 12 }]);
	});

	test("one event counts once, whoever delivers it at the same time and however often it is tried", async () => {
		const id = await happen();
		await Promise.all(Array.from({ length: 8 }, () => deliver(id)));
		expect(await inbox()).toMatchObject([{ count: 1 }]);
		expect(sent).toHaveLength(1);
	});

	test("a delivery that broke off behind the inbox does not count again", async () => {
		const id = await happen();
		const refused = Object.assign(new Error("try later"), { code: "E_RATE_LIMIT_EXCEEDED" });
		await deliver(id, now, async () => Promise.reject(refused));
		expect(await inbox()).toMatchObject([{ count: 1 }]);

		await deliver(id, later(60));
		expect(await inbox()).toMatchObject([{ count: 1 }]);
		expect(sent).toHaveLength(1);
	});
});

describe("choices", () => {
	test("without the app there is the mail alone, without the mail the app alone, and it says why", async () => {
		await choose("app", "off");
		await deliver(await happen());
		expect(await inbox()).toEqual([]);
		expect(sent).toHaveLength(1);

		await db.delete(notificationChoices).where(eq(notificationChoices.userId, userId));
		await choose("mail", "off");
		await deliver(await happen());
		expect(await inbox()).toHaveLength(1);
		expect(sent).toHaveLength(1);
		expect(await deliveries()).toContainEqual({ channel: "mail", state: "skipped", reason: "off" });
	});

	test("mails wait for the end of quiet hours, and are dropped once the inbox was read", async () => {
		await db
			.insert(notificationSettings)
			.values({ userId, linkKey: newJobId(), quietFrom: 600, quietTo: 660, changedAt: now });
		const [one, two] = [await happen(), await happen({ at: later(1) })];
		expect(await deliver(one)).toEqual({ kind: "later", at: later(60) });
		expect(await inbox()).toHaveLength(1);
		await deliver(two, later(1));
		await markRead(db, { userId, now: later(30) });

		await deliver(one, later(61));
		await deliver(two, later(61));
		expect(sent).toEqual([]);
		expect((await deliveries()).filter(({ channel }) => channel === "mail")).toEqual(
			Array(2).fill({ channel: "mail", state: "skipped", reason: "read" }),
		);
	});

	test("what is daily waits for one digest, and is listed in it even where the app is off", async () => {
		await choose("app", "off");
		await choose("mail", "daily");
		await deliver(await happen());
		await deliver(await happen({ at: later(1) }), later(1));

		expect(sent).toEqual([]);
		expect(await inbox()).toMatchObject([{ isListed: false, count: 2 }]);
		const digests = await db.select().from(notificationDigests).where(eq(notificationDigests.userId, userId));
		expect(digests).toMatchObject([{ mode: "daily", periodDay: "2026-11-21", state: "waiting" }]);
	});

	test("who is suspended gets nothing that can be switched off", async () => {
		await db.update(users).set({ suspendedAt: now }).where(eq(users.id, userId));
		await deliver(await happen());
		expect(sent).toEqual([]);
		expect(await deliveries()).toContainEqual({ channel: "mail", state: "skipped", reason: "suspended" });
	});
});

test("what it speaks of has gone: nothing in the inbox", async () => {
	courseId = 987_654;
	await deliver(await happen());
	expect(await inbox()).toEqual([]);
});

test("an account that was erased meanwhile gets nothing, and nothing names it", async () => {
	const id = await happen();
	await db.delete(users).where(eq(users.id, userId));
	await deliver(id);

	expect(sent).toEqual([]);
	const rows = await db.select().from(notificationDeliveries).where(eq(notificationDeliveries.eventId, id));
	expect(rows).toMatchObject([{ userId: null, state: "skipped", reason: "noAccount" }]);
});
