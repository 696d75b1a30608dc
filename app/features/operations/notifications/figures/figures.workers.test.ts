import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { NOTIFICATION_KINDS } from "#app/composition.server.ts";
import { dayOf } from "#app/shared/calendar-day.ts";
import { notificationDeliveries, notificationFigures, notifications } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { markDelivery } from "../deliveries.repository.server";
import { listFiguresOf } from "./figures.repository.server";
import { figuresPageData, readFigures } from "./figures-page-data.server";
import { sweepFigures } from "./sweep-figures.server";

const now = new Date("2026-11-20T10:00:00Z");
const daysAgo = (count: number) => new Date(now.getTime() - count * 86_400_000);

beforeEach(async () => {
	await db.delete(notificationDeliveries);
	await db.delete(notificationFigures);
});

test("an opening counts once, for the day on which it happened", async () => {
	const { id: userId } = await makeUser(db);
	const row = { userId, kind: "exportReady", groupKey: "g", ids: {}, path: "/", at: daysAgo(3) };
	await db.insert(notifications).values(row);
	const open = (openedAt: Date) => db.update(notifications).set({ openedAt }).where(eq(notifications.userId, userId));
	await open(daysAgo(1));
	await open(now);

	const [opened] = await db.select().from(notificationFigures).where(eq(notificationFigures.kind, "exportReady"));
	expect(opened).toMatchObject({ day: "2026-11-19", outcome: "opened", channel: "app", count: 1 });
});

test("events of an announcement are counted for it as well", async () => {
	const { id: userId } = await makeUser(db);
	const id = crypto.randomUUID();
	const delivery = { userId, kind: "announcement", channel: "mail", state: "sent", at: now } as const;
	await markDelivery(db, { ...delivery, eventId: `announcement:${id}:${userId}` });
	await markDelivery(db, { ...delivery, eventId: crypto.randomUUID() });

	expect(await listFiguresOf(db, id)).toEqual([{ channel: "mail", outcome: "sent", reason: "", total: 1 }]);
	expect(await listFiguresOf(db, "")).toEqual([]);
});

test("what is older than 400 days is taken out", async () => {
	const { id: userId } = await makeUser(db);
	const delivery = { userId, kind: "orderPaid", channel: "mail", state: "sent" } as const;
	await markDelivery(db, { ...delivery, eventId: "old", at: daysAgo(401) });
	await markDelivery(db, { ...delivery, eventId: "kept", at: daysAgo(400) });

	expect(await sweepFigures.work(db, now)).toBe(1);
	expect(await db.select({ day: notificationFigures.day }).from(notificationFigures)).toEqual([
		{ day: dayOf(daysAgo(400), "UTC") },
	]);
});

describe("the page", () => {
	const shown = async (search = "") =>
		figuresPageData(await readFigures(db, now), {
			kinds: NOTIFICATION_KINDS,
			search: new URLSearchParams(search),
			now,
			...({ language: "en", timeZone: "UTC" } as const),
		});

	test("lists every kind, the most mailed first, and leaves out what is older than 30 days", async () => {
		const { id: userId } = await makeUser(db);
		const mail = { userId, channel: "mail", state: "sent" } as const;
		await markDelivery(db, { ...mail, kind: "exportReady", eventId: "1", at: now });
		await markDelivery(db, { ...mail, kind: "orderPaid", eventId: "2", at: daysAgo(30) });
		const { rows, stats, days } = await shown();

		expect(rows).toHaveLength(Object.keys(NOTIFICATION_KINDS.mails).length);
		expect(rows[0]).toMatchObject({ kind: "exportReady", mails: "1", to: "/admin/notifications/exportReady" });
		expect(stats[0]).toEqual({ name: "mails", value: "1" });
		expect(days.map(({ value }) => value)).toEqual([...Array.from({ length: 29 }, () => 0), 1]);
	});

	test("finds kinds by their name, and those of a group", async () => {
		const [byName, ofGroup] = [await shown("q=refund"), await shown("group=account")];
		expect(byName.rows.length).toBeGreaterThan(2);
		expect(byName.rows.every(({ kind, name, category }) => /refund/i.test(`${kind} ${name} ${category}`))).toBe(true);
		expect(ofGroup.rows.map(({ kind }) => kind)).toContain("exportReady");
		expect(ofGroup.rows.map(({ kind }) => kind)).not.toContain("orderPaid");
	});
});
