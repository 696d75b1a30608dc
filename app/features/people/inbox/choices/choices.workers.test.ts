import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { Category } from "#app/features/operations/notifications/category.ts";
import { notificationChoices, notificationDigests, notificationSettings } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { queueDigest } from "../deliver/delivery.repository.server";
import { choose } from "./choose.server";
import { type Choice, ChoiceForm } from "./schemas";
import { switchLinks } from "./switch-links";
import { unsubscribe } from "./unsubscribe.server";

const now = new Date("2026-11-20T10:00:00Z");
const usual: Category = {
	name: "access",
	group: "learning",
	order: 1,
	icon: "clock",
	app: true,
	mail: "instant",
};
const categories = new Map(
	[usual, { ...usual, name: "receipts", mandatory: "money" as const }, { ...usual, name: "reminders", app: null }].map(
		(one) => [one.name, one],
	),
);

let userId = 0;
beforeEach(async () => {
	({ id: userId } = await makeUser(db));
});

const pick = (choice: Choice) => choose(db, choice, { userId, timeZone: "Europe/Berlin", categories, now });
const choices = () =>
	db
		.select({
			category: notificationChoices.category,
			channel: notificationChoices.channel,
			mode: notificationChoices.mode,
		})
		.from(notificationChoices)
		.where(eq(notificationChoices.userId, userId));
const settings = async () =>
	(await db.select().from(notificationSettings).where(eq(notificationSettings.userId, userId)))[0];

test("the last choice of a category and channel counts", async () => {
	await pick({ intent: "choose", category: "access", channel: "mail", mode: "daily" });
	await pick({ intent: "choose", category: "access", channel: "mail", mode: "off" });
	await pick({ intent: "choose", category: "access", channel: "app", mode: "off" });
	expect(await choices()).toEqual([
		{ category: "access", channel: "app", mode: "off" },
		{ category: "access", channel: "mail", mode: "off" },
	]);
});

test.each([
	["receipts", "mail", "off"],
	["reminders", "app", "instant"],
	["access", "app", "daily"],
	["unknown", "mail", "off"],
] as const)("%s cannot be set at %s to %s", async (category, channel, mode) => {
	expect(await pick({ intent: "choose", category, channel, mode })).toEqual({ ok: false });
	expect(await choices()).toEqual([]);
});

test("the key of the links stays whatever is chosen", async () => {
	await pick({ intent: "mail", on: "off" });
	const first = await settings();
	await pick({ intent: "quiet", from: 1320, until: 420 });
	expect(await settings()).toMatchObject({ mailOn: false, quietFrom: 1320, quietTo: 420, linkKey: first?.linkKey });

	await pick({ intent: "reset" });
	expect(await settings()).toMatchObject({ mailOn: true, quietFrom: null, quietTo: null, linkKey: first?.linkKey });
});

test("a digest that waits moves to the hour that was chosen", async () => {
	const dueAt = new Date("2026-11-21T07:00:00Z");
	await queueDigest(db, { userId, mode: "daily", periodDay: "2026-11-21", dueAt });
	await pick({ intent: "digestTime", minute: 18 * 60, weekday: 5 });

	const [digest] = await db.select().from(notificationDigests).where(eq(notificationDigests.userId, userId));
	expect(digest).toMatchObject({ periodDay: "2026-11-20", state: "waiting" });
	expect(digest?.dueAt.toISOString().slice(0, 13)).toBe("2026-11-20T17");
});

test("it stays where a digest of that day has been sent", async () => {
	const [today, tomorrow] = ["2026-11-20", "2026-11-21"];
	await db
		.insert(notificationDigests)
		.values({ userId, mode: "daily", periodDay: today, dueAt: now, state: "sent", endedAt: now });
	await queueDigest(db, { userId, mode: "daily", periodDay: tomorrow, dueAt: new Date("2026-11-21T07:00:00Z") });

	expect(await pick({ intent: "digestTime", minute: 18 * 60, weekday: 5 })).toEqual({ ok: true });
	const days = await db.select().from(notificationDigests).where(eq(notificationDigests.userId, userId));
	expect(days.map(({ periodDay, state }) => [periodDay, state])).toEqual([
		[today, "sent"],
		[tomorrow, "waiting"],
	]);
});

test.each([
	{ intent: "quiet", from: "600", until: "600" },
	{ intent: "quiet", from: "601", until: "660" },
	{ intent: "quiet", from: "-30", until: "2000" },
	{ intent: "digestTime", minute: "480", weekday: "8" },
	{ intent: "mail", on: "maybe" },
	{ intent: "choose", category: "access", channel: "fax", mode: "off" },
])("%j is no choice", (posted) => {
	expect(ChoiceForm.safeParse(posted).success).toBe(false);
});

describe("a link of a mail", () => {
	const ofAccess = async () => {
		await pick({ intent: "mail", on: "on" });
		const { stop } = switchLinks("https://school.example", {
			linkKey: (await settings())?.linkKey ?? "",
			category: "access",
		});
		return new URL(stop).searchParams.get("token") ?? "";
	};

	test("ends exactly the mails of its category, as often as it is asked", async () => {
		const token = await ofAccess();
		await Promise.all(Array.from({ length: 5 }, () => unsubscribe(db, { token, categories, now })));
		expect(await choices()).toEqual([{ category: "access", channel: "mail", mode: "off" }]);
		expect(await settings()).toMatchObject({ mailOn: true, digestsOn: true });
	});

	test("lets its mails come less often, or again, and nothing else", async () => {
		const token = await ofAccess();
		for (const wanted of ["weekly", "instant"] as const) {
			await unsubscribe(db, { token, wanted, categories, now });
			expect(await choices()).toEqual([{ category: "access", channel: "mail", mode: wanted }]);
		}
		expect(await settings()).toMatchObject({ mailOn: true, digestsOn: true });
	});

	test("ends all that is not mandatory where that is asked for", async () => {
		await unsubscribe(db, { token: await ofAccess(), wanted: "none", categories, now });
		expect(await settings()).toMatchObject({ mailOn: false });
		expect(await choices()).toEqual([]);
	});

	test("of a digest ends the digests", async () => {
		const [key] = (await ofAccess()).split(".");
		await unsubscribe(db, { token: `${key}.digests`, categories, now });
		expect(await settings()).toMatchObject({ mailOn: true, digestsOn: false });
		expect(await choices()).toEqual([]);
	});

	test("makes daily digests weekly, as often as it is asked, and queues the first one", async () => {
		const [key] = (await ofAccess()).split(".");
		await pick({ intent: "choose", category: "access", channel: "mail", mode: "daily" });
		await pick({ intent: "choose", category: "reminders", channel: "mail", mode: "off" });
		const press = () => unsubscribe(db, { token: `${key}.weekly`, categories, now });
		await Promise.all([press(), press(), press()]);

		expect(await choices()).toEqual([
			{ category: "access", channel: "mail", mode: "weekly" },
			{ category: "reminders", channel: "mail", mode: "off" },
		]);
		expect(await settings()).toMatchObject({ mailOn: true, digestsOn: true });
		const waiting = await db.select().from(notificationDigests).where(eq(notificationDigests.userId, userId));
		expect(waiting).toMatchObject([{ mode: "weekly", periodDay: "2026-11-23", state: "waiting" }]);
	});

	test.each(["guess.access", "receipts", ".access", "a.b.c", ""])("%s ends nothing", async (token) => {
		await ofAccess();
		await unsubscribe(db, { token, categories, now });
		expect(await choices()).toEqual([]);
	});

	test("cannot end what is mandatory", async () => {
		const [key] = (await ofAccess()).split(".");
		await unsubscribe(db, { token: `${key}.receipts`, categories, now });
		expect(await choices()).toEqual([]);
	});
});
