import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { Category } from "#app/features/operations/notifications/category.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { notificationDigests, notificationSettings } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { findSettings, listAllChoices } from "../choices/choices.repository.server";
import { choose } from "../choices/choose.server";
import { queueDigest } from "../deliver/delivery.repository.server";
import { replaceSettings } from "./replace-settings.server";
import { settingsDocument } from "./settings-document";
import { NotificationSettingsInput } from "./settings-shapes";

const now = new Date("2026-11-20T10:00:00Z");
const access: Category = { name: "access", group: "learning", order: 1, icon: "clock", app: true, mail: "instant" };
const categories = new Map(
	[
		access,
		{ ...access, name: "receipts", mandatory: "money" as const },
		{ ...access, name: "reminders", app: null, mail: "weekly" as const },
		{ ...access, name: "reviews", roles: ["admin"] as const },
	].map((one) => [one.name, one]),
);

let user: { id: number; role: "student"; timeZone: string };
beforeEach(async () => {
	const { id } = await makeUser(db);
	user = { id, role: "student", timeZone: "Europe/Berlin" };
});

async function read() {
	const found = await inBatch(db, { choices: listAllChoices(db, user.id), settings: findSettings(db, user.id) });
	const { choices, settings } = found;
	const kept = { choices, settings: settings[0] };
	return { choices, kept, document: settingsDocument(kept, { categories, user }) };
}

async function replace(changed: object) {
	const { kept, document } = await read();
	const input = NotificationSettingsInput.parse({ ...document, ...changed });
	return replaceSettings(db, { input, stored: kept, user, categories, now });
}
const stored = async () => (await read()).choices;

test("who has chosen nothing has the defaults of the categories of their role", async () => {
	expect((await read()).document).toEqual({
		mailOn: true,
		digestsOn: true,
		digestTime: "08:00",
		digestWeekday: 1,
		quietHours: null,
		categories: { access: { app: "instant", mail: "instant" }, reminders: { app: null, mail: "weekly" } },
		timeZone: "Europe/Berlin",
		always: ["receipts"],
	});
});

test("what was read can be sent back and changes nothing", async () => {
	await choose(
		db,
		{ intent: "choose", category: "access", channel: "mail", mode: "instant" },
		{ userId: user.id, timeZone: user.timeZone, categories, now },
	);
	const before = await read();
	expect(await replace({})).toEqual({ ok: true, document: before.document });
	expect(await stored()).toEqual(before.choices);
});

test("a whole document counts at once and is what is answered", async () => {
	const changed = {
		mailOn: false,
		digestsOn: false,
		digestTime: "18:30",
		digestWeekday: 7,
		quietHours: { from: "22:00", until: "07:30" },
		categories: { access: { app: "off", mail: "daily" }, reminders: { app: null, mail: "off" } },
	};
	const outcome = await replace(changed);
	expect(outcome).toMatchObject({ ok: true, document: changed });
	expect((await read()).document).toMatchObject(changed);
	const [settings] = await db.select().from(notificationSettings).where(eq(notificationSettings.userId, user.id));
	expect(settings).toMatchObject({ digestMinute: 1110, quietFrom: 1320, quietTo: 450 });
});

test("a category or a channel that is left out follows its default again", async () => {
	await replace({ categories: { access: { app: "off", mail: "daily" }, reminders: { mail: "off" } } });
	await replace({ categories: { access: { mail: "daily" } } });
	expect(await stored()).toEqual([{ category: "access", channel: "mail", mode: "daily" }]);
});

test("a digest that waits moves to the new time", async () => {
	const dueAt = new Date("2026-11-21T07:00:00Z");
	await queueDigest(db, { userId: user.id, mode: "daily", periodDay: "2026-11-21", dueAt });
	await replace({ digestTime: "18:00" });
	const [digest] = await db.select().from(notificationDigests).where(eq(notificationDigests.userId, user.id));
	expect(digest).toMatchObject({ periodDay: "2026-11-20", state: "waiting" });
});

test("a digest that is due already stays where its time is sent as it was", async () => {
	const dueAt = new Date(now.getTime() - 60_000);
	await queueDigest(db, { userId: user.id, mode: "daily", periodDay: "2026-11-20", dueAt });
	await replace({ mailOn: false });
	const [digest] = await db.select().from(notificationDigests).where(eq(notificationDigests.userId, user.id));
	expect(digest).toMatchObject({ periodDay: "2026-11-20", dueAt });
});

describe("a document is refused whole", () => {
	test.each([
		[{ receipts: { app: "instant", mail: "instant" } }, "categoryAlways"],
		[{ reviews: { app: "instant", mail: "instant" } }, "categoryUnknown"],
		[{ nothing: {} }, "categoryUnknown"],
		[{ reminders: { app: "instant", mail: "off" } }, "channelWrong"],
		[{ access: { app: null, mail: "off" } }, "channelWrong"],
	])("for %j", async (categories, reason) => {
		expect(await replace({ mailOn: false, categories })).toEqual({ ok: false, reason });
		const [settings] = await db.select().from(notificationSettings).where(eq(notificationSettings.userId, user.id));
		expect([settings, await stored()]).toEqual([undefined, []]);
	});
});
