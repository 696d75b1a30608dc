import { beforeEach, describe, expect, test } from "vitest";
import type { NotificationList } from "#app/features/people/inbox/api/notification-shapes.ts";
import type { NotificationSettings } from "#app/features/people/inbox/api/settings-shapes.ts";
import { openedSchool, type Role } from "../school.ts";

const school = openedSchool();
const LIST = "/api/notifications";
const READ = "/api/notifications/read";
const SETTINGS = "/api/notification-settings";

const idOf = (as: Role) =>
	school.db.prepare("SELECT id FROM users WHERE email = ?").bind(`${as}@grew.example`).first<number>("id");
const list = async (search = "", as: Role = "student") =>
	(await (await school.request(LIST + search, { as })).json()) as NotificationList;
const settings = async () => (await (await school.request(SETTINGS, { as: "student" })).json()) as NotificationSettings;
const put = (body: unknown, headers: Record<string, string> = {}) =>
	school.request(SETTINGS, {
		as: "student",
		method: "PUT",
		body: JSON.stringify(body),
		headers: { "Content-Type": "application/json", ...headers },
	});

/** The newest last. */
async function notify(count: number, as: Role = "student") {
	const sql = `INSERT INTO notifications (user_id, kind, group_key, ids, path, at)
		VALUES (?, 'accessGiven', ?, '{"courseId":1}', '/courses/1', ?) RETURNING id`;
	const userId = await idOf(as);
	const made = await school.db.batch<{ id: number }>(
		Array.from({ length: count }, (_, at) =>
			school.db.prepare(sql).bind(userId, crypto.randomUUID(), Date.now() - (count - at) * 1000),
		),
	);
	return made.map(({ results }) => results[0]?.id ?? 0);
}

beforeEach(async () => {
	await school.db.prepare("DELETE FROM notifications").run();
});

describe("the list", () => {
	test("leads from page to page, each notification once, the newest first", async () => {
		const ids = await notify(45);
		const first = await list();
		const second = await list(`?cursor=${first.next}`);
		const third = await list(`?cursor=${second.next}`);

		const pages = [first, second, third];
		expect(pages.map(({ notifications }) => notifications.length)).toEqual([20, 20, 5]);
		expect(pages.flatMap(({ notifications }) => notifications.map(({ id }) => id))).toEqual(ids.reverse());
		expect([third.next, first.unread, third.unread]).toEqual([null, 45, 45]);
		expect(first.notifications[0]).toMatchObject({
			kind: "accessGiven",
			url: `${school.address}/courses/1`,
			readAt: null,
			count: 1,
		});
	});

	test("has the words of the caller’s language", async () => {
		await notify(1);
		const titleIn = async (language: string) => {
			const response = await school.request(LIST, { as: "student", headers: { "Accept-Language": language } });
			return ((await response.json()) as NotificationList).notifications[0]?.title;
		};
		expect(await titleIn("de")).not.toBe(await titleIn("en"));
	});

	test.each(["", "x", "1.", "1.2.3", "-1.2", "1e9.1", "%00", "9".repeat(40)])(
		"refuses the cursor %j",
		async (cursor) => {
			const response = await school.request(`${LIST}?cursor=${cursor}`, {
				as: "student",
				headers: { "Accept-Language": "de" },
			});
			const { error } = (await response.json()) as { error: { code: string; fields: object } };
			expect([response.status, error.code]).toEqual([400, "bad_request"]);
			expect(error.fields).toEqual({ cursor: "Diesen Cursor hat keine Antwort dieses Aufrufs genannt." });
		},
	);

	test("is kept by no cache and is nobody else’s", async () => {
		await notify(2);
		const response = await school.request(LIST, { as: "student" });
		expect(response.headers.get("Cache-Control")).toMatch(/private|no-store/);
		expect((await list("", "instructor")).notifications).toEqual([]);
		expect((await school.request(LIST)).status).toBe(401);
	});
});

describe("marking read", () => {
	const mark = async (body: unknown, as: Role = "student") => {
		const response = await school.postJson(READ, body, as);
		return [response.status, await response.json()];
	};

	test("takes some, then all, and as often as it is sent", async () => {
		const [one, two] = await notify(3);
		expect(await mark({ ids: [one, two] })).toEqual([200, { unread: 1 }]);
		expect(await mark({ ids: [one] })).toEqual([200, { unread: 1 }]);
		expect(await mark({ all: true })).toEqual([200, { unread: 0 }]);
		expect((await list()).notifications.map(({ readAt }) => readAt !== null)).toEqual([true, true, true]);
	});

	test("never touches those of others", async () => {
		const ids = await notify(2);
		expect(await mark({ ids }, "instructor")).toEqual([200, { unread: 0 }]);
		expect((await list()).unread).toBe(2);
	});

	test.each([
		{},
		{ ids: [] },
		{ ids: [0] },
		{ ids: ["1"] },
		{ ids: [1.5] },
		{ ids: Array(101).fill(1) },
		{ all: false },
		{ all: true, ids: [1] },
		{ ids: [1], more: 1 },
	])("refuses %j", async (body) => {
		await notify(1);
		const [status, answer] = await mark(body);
		expect([status, answer]).toMatchObject([400, { error: { code: "bad_request", fields: {} } }]);
		expect((await list()).unread).toBe(1);
	});

	test("is taken from our own pages alone", async () => {
		const response = await school.postJson(READ, { all: true }, "student", { Origin: "https://elsewhere.example" });
		expect(response.status).toBe(403);
	});
});

describe("the settings", () => {
	test("come back as they were sent, and the page shows them", async () => {
		const before = await settings();
		const [name = ""] = Object.entries(before.categories).find(([, { mail }]) => mail !== null) ?? [];
		const app = before.categories[name]?.app ?? null;
		const wanted = {
			...before,
			mailOn: false,
			quietHours: { from: "22:00", until: "07:00" },
			categories: { ...before.categories, [name]: { app, mail: "weekly" } },
		};
		const response = await put(wanted);
		expect([response.status, await response.json()]).toEqual([200, wanted]);
		expect(await settings()).toEqual(wanted);

		expect(await (await put(before)).json()).toEqual(before);
	});

	test.each([
		[{ digestTime: "8:00" }, "digestTime"],
		[{ digestTime: "08:15" }, "digestTime"],
		[{ digestWeekday: 8 }, "digestWeekday"],
		[{ mailOn: "on" }, "mailOn"],
		[{ mailOn: undefined }, "mailOn"],
		[{ quietHours: { from: "22:00", until: "22:00" } }, "quietHours"],
		[{ quietHours: { from: "22:00" } }, "quietHours"],
		[{ categories: { nothing: { mail: "off" } } }, "categories"],
		[{ categories: { security: { mail: "off" } } }, "categories"],
		[{ categories: [] }, "categories"],
		[{ unknown: 1 }, "unknown"],
	])("refuse %j and name the field in the caller’s language", async (changed, field) => {
		const before = await settings();
		const response = await put({ ...before, ...changed }, { "Accept-Language": "ru" });
		const { error } = (await response.json()) as { error: { fields: Record<string, string> } };
		expect([response.status, Object.keys(error.fields)]).toEqual([400, [field]]);
		expect(error.fields[field]).toMatch(/[а-я]/);
		expect(await settings()).toEqual(before);
	});

	test("are asked for by PUT alone, of who is signed in, from our own pages", async () => {
		expect((await school.postJson(SETTINGS, {}, "student")).status).toBe(405);
		expect((await school.request(SETTINGS)).status).toBe(401);
		expect((await put(await settings(), { Origin: "https://elsewhere.example" })).status).toBe(403);
	});
});
