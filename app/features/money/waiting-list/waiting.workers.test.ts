import { beforeEach, describe, expect, test } from "vitest";
import { listDeedsOfSubject } from "#app/features/operations/audit/list-audit-entries.server.ts";
import { toCursorPage } from "#app/shared/lists/keyset.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { waitingList } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { expectNoScan } from "#tests/query-plan.ts";
import { exportWaiting } from "./export-waiting.server";
import { joinWaitingList } from "./join-waiting-list.server";
import { removeWaiting } from "./remove-waiting.server";
import { sweepWaiting } from "./sweep-waiting.server";
import { listWaiting, listWaitingAfter, waitingKey } from "./waiting.repository.server";
import { WAITING_ENTRIES_LIST, WAITING_PER_PAGE } from "./waiting-query";

const now = new Date("2026-11-23T08:00:00Z");
const pro = { kind: "plan", id: 2 } as const;
const join = (email: string, given: Partial<Parameters<typeof joinWaitingList>[1]> = {}) =>
	joinWaitingList(db, {
		email,
		userId: null,
		thing: pro,
		language: "de",
		clientIp: "192.0.2.1",
		origin: "https://school.example",
		now,
		rateLimitScale: 100,
		...given,
	});
const asked = (search = "") => WAITING_ENTRIES_LIST.parse(new URLSearchParams(search));

beforeEach(() => db.delete(waitingList).then(() => undefined));

describe("joining", () => {
	test("twice, and at once, keeps one entry for each thing, as the first agreed to it", async () => {
		const later = new Date(now.getTime() + 5_000);
		const answers = await Promise.all([join("ann@mail.example"), join("ann@mail.example"), join("ann@mail.example")]);
		await join("ann@mail.example", { now: later, language: "fr" });
		await join("ann@mail.example", { thing: { kind: "course", id: 2 } });

		expect(answers.map(({ ok }) => ok)).toEqual([true, true, true]);
		const rows = await db.select().from(waitingList);
		expect(rows.map(({ thingKind, language, agreedAt }) => [thingKind, language, agreedAt])).toEqual([
			["plan", "de", now],
			["course", "de", now],
		]);
	});

	test("stops after ten tries an hour from one network, and writes nothing more", async () => {
		const from = { clientIp: "192.0.2.77", rateLimitScale: 1 };
		for (let count = 0; count < 10; count += 1) {
			expect((await join(`p${count}@mail.example`, from)).ok).toBe(true);
		}
		expect(await join("p10@mail.example", from)).toMatchObject({ ok: false, reason: "tooMany" });
		expect(await db.$count(waitingList)).toBe(10);
	});
});

describe("the list", () => {
	test("names what is waited for, filters, finds by the beginning of an address, and turns its pages", async () => {
		const { id: userId } = await makeUser(db);
		const size = WAITING_PER_PAGE + 2;
		for (let count = 0; count < size; count += 1) {
			await join(`p${count}@mail.example`, { now: new Date(now.getTime() + count) });
		}
		await join("zoe@mail.example", { userId, thing: { kind: "course", id: 999 } });

		const found = await listWaiting(db, asked(), "en");
		const { rows, next } = toCursorPage(found, { size: WAITING_PER_PAGE, cursor: null, keyOf: waitingKey });
		expect([rows[0]?.email, rows.length, next?.side]).toEqual([`p${size - 1}@mail.example`, WAITING_PER_PAGE, "after"]);
		const rest = await listWaiting(db, { ...asked(), page: next }, "en");
		expect(rest.map(({ email }) => email)).toEqual(["p1@mail.example", "zoe@mail.example", "p0@mail.example"]);

		expect(await listWaiting(db, asked("kind=course"), "en")).toMatchObject([{ email: "zoe@mail.example", userId }]);
		expect(await listWaiting(db, asked("q=ZO"), "en")).toHaveLength(1);
		expect(await listWaiting(db, asked("q=nobody"), "en")).toEqual([]);
	});

	test.each(["", "kind=plan", "q=ann", "order=agreed-asc"])("reads by an index: %s", async (search) => {
		const portion = { isDescending: true, after: [now.getTime(), 5], limit: 50, language: "de" } as const;
		await expectNoScan(listWaitingAfter(db, asked(search), portion));
	});

	test("is exported whole, and formulas are harmless", async () => {
		await join("=cmd@mail.example");
		const file = await exportWaiting(db, { query: asked(), language: "en", t: getFixedT("en", "waiting") });
		const text = await file.text();
		expect(text).toContain("'=cmd@mail.example");
		expect(text).toContain(now.toISOString());
	});
});

test("an admin takes an entry off, once, and the log names no address", async () => {
	await join("ann@mail.example");
	const [entry] = await db.select().from(waitingList);
	const { id: by } = await makeUser(db, { role: "admin" });
	const remove = () => removeWaiting(db, { id: entry?.id ?? 0, by, requestId: "r", now });

	expect((await Promise.all([remove(), remove()])).sort()).toEqual([false, true]);
	expect(await db.$count(waitingList)).toBe(0);
	const deeds = await listDeedsOfSubject(db, { kind: "waitingEntry", id: entry?.id ?? 0 }, { now, limit: 5 });
	expect(deeds.map(({ deed }) => deed)).toEqual(["waiting.remove"]);
	expect(JSON.stringify(deeds)).not.toContain('mail.example"');
});

test("an entry is forgotten after a year, not before", async () => {
	await join("ann@mail.example");
	await sweepWaiting.work(db, new Date(now.getTime() + 364 * 86_400_000));
	expect(await db.$count(waitingList)).toBe(1);
	await sweepWaiting.work(db, new Date(now.getTime() + 366 * 86_400_000));
	expect(await db.$count(waitingList)).toBe(0);
});
