import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { NOTIFICATION_KINDS } from "#app/composition.server.ts";
import { notifications } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeUser } from "#tests/factories.ts";
import { explainPlan } from "#tests/query-plan.ts";
import { listUnreadPaths, markSeen } from "./inbox.repository.server";
import { markNotifications, removeGone } from "./mark-notifications.server";
import { openNotification } from "./open-notification.server";
import { type InboxSought, readInbox, toInbox } from "./read-inbox.server";

const now = new Date("2026-11-20T10:00:00Z");
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const kinds = NOTIFICATION_KINDS;

let userId = 0;
let courseId = 0;
beforeEach(async () => {
	({ id: userId } = await makeUser(db));
	courseId = (await makeCourse(db)).course.id;
});

async function put(more: Partial<typeof notifications.$inferInsert> = {}) {
	const ids = { courseId };
	const [row] = await db
		.insert(notifications)
		.values({
			userId,
			kind: "accessGiven",
			groupKey: crypto.randomUUID(),
			ids,
			path: `/courses/${courseId}`,
			at: now,
			...more,
		})
		.returning();
	return row?.id ?? 0;
}

async function inbox(sought: Partial<InboxSought> = {}) {
	const read = await readInbox(db, {
		userId,
		kinds,
		language: "de",
		sought: { group: null, cursor: null, size: 3, ...sought },
	});
	return toInbox(read, { kinds, language: "de", timeZone: "Europe/Berlin", now });
}
const shown = async (sought: Partial<InboxSought> = {}) => (await inbox(sought)).views.map(({ id }) => id);
const mark = (marked: Parameters<typeof markNotifications>[1], by = userId) =>
	markNotifications(db, marked, { userId: by, now });

test("a notification says in the language of its reader what it is about as it is called now", async () => {
	const id = await put();
	expect((await inbox()).views).toMatchObject([
		{ id, kind: "accessGiven", group: "learning", day: "today", isRead: false, to: `/courses/${courseId}`, count: 1 },
	]);
	expect((await inbox()).views[0]?.title).toMatch(/Course \d+/);
});

test("pages go on where the last one ended, also among those of one moment", async () => {
	const all: number[] = [];
	for (let at = 0; at < 7; at += 1) all.unshift(await put({ at: at < 3 ? minutesAgo(5) : now }));

	const first = await inbox();
	const second = await inbox({ cursor: first.next });
	const third = await inbox({ cursor: second.next });
	expect([first, second, third].flatMap(({ views }) => views.map(({ id }) => id))).toEqual(all);
	expect(third.next).toBeNull();
	expect(await shown({ cursor: second.previous })).toEqual(all.slice(0, 3));
});

test("a group shows its own kinds, and every group counts what is unread of it", async () => {
	await put({ kind: "affiliateAccepted", ids: {}, path: "/affiliate-dashboard" });
	const own = await put({ at: minutesAgo(1) });
	await put({ readAt: now, at: minutesAgo(2) });

	expect(await shown({ group: "learning" })).toContain(own);
	expect(await inbox()).toMatchObject({ unread: 2, unreadByGroup: { learning: 1, money: 1 } });
});

test("what has gone, what is another's and what is in a digest only is not shown", async () => {
	const gone = await put({ ids: { courseId: 987_654 } });
	await put({ isListed: false });
	await put({ kind: "orderPaid", ids: { orderId: "of-somebody-else" } });
	const found = await inbox();
	expect(found.views).toEqual([]);
	expect(found.gone).toContain(gone);

	await removeGone(db, { userId, ids: found.gone });
	expect((await inbox()).rows).toEqual([]);
});

describe("marks", () => {
	test("read one, all, and unread again", async () => {
		const [one, two] = [await put(), await put()];
		await mark({ intent: "read", id: one });
		expect((await inbox()).unread).toBe(1);
		await mark({ intent: "readAll" });
		expect((await inbox()).unread).toBe(0);
		await mark({ intent: "unread", id: two });
		expect((await inbox()).views.filter(({ isRead }) => !isRead).map(({ id }) => id)).toEqual([two]);
	});

	test("one does not become unread where its group has something newer", async () => {
		const old = await put({ groupKey: "same", readAt: minutesAgo(1), at: minutesAgo(2) });
		await put({ groupKey: "same" });
		await mark({ intent: "unread", id: old });
		expect((await inbox()).unread).toBe(1);
	});

	test("nobody marks those of others", async () => {
		const id = await put();
		const { id: stranger } = await makeUser(db);
		await mark({ intent: "read", id }, stranger);
		await mark({ intent: "readAll" }, stranger);
		expect((await inbox()).unread).toBe(1);
	});
});

describe("bell", () => {
	const unseen = async () => (await listUnreadPaths(db, userId)).filter((row) => row.isUnseen).length;

	test("counts what came since it was looked at; what was seen stays unread", async () => {
		await put({ at: minutesAgo(2) });
		expect(await unseen()).toBe(1);
		await mark({ intent: "seen" });
		expect([await unseen(), (await inbox()).unread]).toEqual([0, 1]);

		await put({ at: new Date(now.getTime() + 1) });
		await markSeen(db, { userId, linkKey: "another", now });
		expect(await unseen()).toBe(1);
	});

	test("the page that a notification is about reads it", async () => {
		await put();
		await put({ path: "/elsewhere" });
		await mark({ intent: "readPath", path: `/courses/${courseId}` });
		expect(await listUnreadPaths(db, userId)).toMatchObject([{ path: "/elsewhere" }]);
	});
});

describe("opening", () => {
	const opening = (id: number, more = {}) =>
		openNotification(db, { userId, id, kinds, language: "en", timeZone: "UTC", now, isOpened: true, ...more });
	const row = async (id: number) => (await db.select().from(notifications).where(eq(notifications.id, id)))[0];

	test("leads to what it is about and reads it", async () => {
		const id = await put();
		expect(await opening(id)).toBe(`/courses/${courseId}`);
		expect(await row(id)).toMatchObject({ readAt: now, openedAt: now });
	});

	test("ahead of a press changes nothing", async () => {
		const id = await put();
		await opening(id, { isOpened: false });
		expect(await row(id)).toMatchObject({ readAt: null, openedAt: null });
	});

	test("leads nowhere for others, and where it has gone", async () => {
		const { id: stranger } = await makeUser(db);
		expect(await opening(await put(), { userId: stranger })).toBeNull();
		expect(await opening(await put({ ids: { courseId: 987_654 } }))).toBeNull();
	});
});

test("the bell reads the unread alone, however much was read before", async () => {
	const plan = (await explainPlan(listUnreadPaths(db, userId))).join();
	expect(plan).toContain("SEARCH notifications USING INDEX notifications_unread (");
	expect(plan).not.toContain("TEMP B-TREE");
});
