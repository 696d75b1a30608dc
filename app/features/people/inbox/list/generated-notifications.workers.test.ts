import { beforeAll, expect, test } from "vitest";
import { NOTIFICATION_KINDS } from "#app/composition.server.ts";
import {
	INSERT_CHOICES,
	INSERT_DIGESTS,
	INSERT_NOTIFICATION_SETTINGS,
	INSERT_NOTIFICATIONS,
	INSERT_QUEUED_DELIVERIES,
} from "#scripts/generate-school/notification-statements.ts";
import { PLACES } from "#scripts/generate-school/places.ts";
import { INSERT_USERS, USER_BASE } from "#scripts/generate-school/statements.ts";
import { binding, db } from "#tests/database.ts";
import { makeCourse } from "#tests/factories.ts";
import { listDueDigests } from "../digest/digests.repository.server";
import { readInbox, toInbox } from "./read-inbox.server";

const now = new Date("2026-11-20T10:00:00Z");
const PEOPLE = 200;
const NOTIFICATIONS = 20 * PEOPLE;
const count = (sql: string) => binding.prepare(`select count(*) as n from ${sql}`).first<number>("n");

beforeAll(async () => {
	const courses: number[] = [];
	for (let n = 0; n < 12; n += 1) courses.push((await makeCourse(db)).course.id);
	const range = [USER_BASE, USER_BASE + PEOPLE];
	await binding.prepare(INSERT_USERS).bind(JSON.stringify(PLACES), 1, PEOPLE, now.getTime()).run();
	await binding.batch([
		binding
			.prepare(INSERT_NOTIFICATIONS)
			.bind(...range, USER_BASE, PEOPLE, NOTIFICATIONS, now.getTime(), JSON.stringify(courses)),
		...[INSERT_NOTIFICATION_SETTINGS, INSERT_CHOICES, INSERT_DIGESTS].map((sql) =>
			binding.prepare(sql).bind(...range, now.getTime()),
		),
		binding.prepare(INSERT_QUEUED_DELIVERIES).bind(...range),
	]);
});

test("as many are generated as were wanted, read and unread, in groups, with choices and digests that are due", async () => {
	expect(await count("notifications")).toBe(NOTIFICATIONS);
	const unread = (await count("notifications where read_at is null")) ?? 0;
	expect([unread > NOTIFICATIONS / 5, unread < NOTIFICATIONS / 2]).toEqual([true, true]);
	expect(await count("notifications where count > 1")).toBeGreaterThan(NOTIFICATIONS / 20);
	expect(await count("notification_choices")).toBe((2 * PEOPLE) / 10 + PEOPLE / 50);
	expect(await listDueDigests(db, now, 500)).toHaveLength((2 * PEOPLE) / 10);
	expect(await count("notification_deliveries where state = 'queued'")).toBeGreaterThan(PEOPLE / 10);
});

test.each([1, 7, 50, 100])("the inbox of member %i shows each of its page, none as gone", async (place) => {
	const kinds = NOTIFICATION_KINDS;
	const sought = { group: null, cursor: null, size: 20 };
	const read = await readInbox(db, { userId: USER_BASE + place, kinds, language: "de", sought });
	const { rows, views, gone } = toInbox(read, { kinds, language: "de", timeZone: "Europe/Berlin", now });
	expect([views.length, gone]).toEqual([rows.length, []]);
	expect(rows.length).toBeGreaterThan(0);
});
