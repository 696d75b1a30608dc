import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { connect } from "#db/client.server.ts";
import { DatabaseUnavailable, isDatabaseUnavailable } from "#db/database-unavailable.ts";
import { rateLimits } from "#db/schema/schema.ts";
import { binding } from "#tests/database.ts";
import { failingDatabase } from "#tests/failing-database.js";
import { countRoundTrips } from "../answer/timing.ts";
import { createBreaker, PAUSE_MS } from "./breaker.ts";
import { resilientDatabase } from "./resilient-database.ts";

const at = new Date("2026-11-20T10:00:00Z");

function openDatabase() {
	const source = failingDatabase(binding);
	const counted = countRoundTrips(source.db);
	const breaker = createBreaker(() => {});
	const db = resilientDatabase(counted.db, breaker);
	return { source, breaker, db, orm: connect(db), trips: counted.trips };
}

const limit = (key: string) => ({ key, windowStartedAt: at, used: 1, expiresAt: at });

describe("a database that is in", () => {
	test("is what it stands for: every method, batches, sessions", async () => {
		const { db, trips } = openDatabase();
		const two = db.prepare("select ? as id, 'x' as word").bind(2);

		expect(await two.first()).toEqual({ id: 2, word: "x" });
		expect(await two.first("word")).toBe("x");
		expect((await two.all()).results).toEqual([{ id: 2, word: "x" }]);
		expect(await two.raw()).toEqual([[2, "x"]]);
		expect((await two.run()).success).toBe(true);
		expect(await db.batch([two, db.prepare("select 3 as id")])).toMatchObject([
			{ results: [{ id: 2 }] },
			{ results: [{ id: 3 }] },
		]);
		await db.exec("select 1");
		expect(trips()).toBe(7);

		const session = resilientDatabase(binding, createBreaker()).withSession("first-primary");
		expect(await session.prepare("select 4 as id").first("id")).toBe(4);
		expect(session.getBookmark()).toBeTruthy();
	});

	test("is invisible to Drizzle", async () => {
		const { orm } = openDatabase();
		const own = orm.select().from(rateLimits).where(eq(rateLimits.key, "resilient"));

		const [[written], read] = await orm.batch([orm.insert(rateLimits).values(limit("resilient")).returning(), own]);
		expect([written, read]).toEqual([limit("resilient"), [limit("resilient")]]);
		expect(await own).toEqual([limit("resilient")]);
		expect(await own.get()).toEqual(limit("resilient"));
	});

	test("hands on what D1 has against a statement, once, and is not thought to be out", async () => {
		const { db, breaker, trips } = openDatabase();
		const isTaken = /UNIQUE constraint failed/;
		await connect(db).insert(rateLimits).values(limit("taken"));
		for (let time = 0; time < 8; time++) {
			const again = db.prepare("insert into rate_limits select * from rate_limits where key = 'taken'");
			await expect(again.run()).rejects.toThrow(isTaken);
			await expect(db.prepare("select * from nowhere").all()).rejects.toThrow(/no such table/);
			await expect(db.batch([db.prepare("select ?").bind(undefined)])).rejects.toThrow(/D1_TYPE_ERROR/);
		}
		expect(trips()).toBe(25);
		expect(breaker.admits(Date.now())).toBe(true);
	});
});

describe("a database that is out", () => {
	beforeEach(() => {
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
	});
	afterEach(() => {
		vi.useRealTimers();
	});

	async function outcome(work: Promise<unknown>) {
		const startedAt = Date.now();
		const ended = work.then(
			() => "answered" as const,
			(error: unknown) => error,
		);
		await vi.runAllTimersAsync();
		return { ended: await ended, milliseconds: Date.now() - startedAt };
	}

	test("a read is tried three times, after short and growing waits", async () => {
		const { db, source, trips } = openDatabase();
		source.fail();
		const { ended, milliseconds } = await outcome(db.prepare("select 1").all());

		expect(ended).toBeInstanceOf(DatabaseUnavailable);
		expect([source.takeCalls(), trips()]).toEqual([3, 3]);
		expect(milliseconds).toBeGreaterThanOrEqual(150);
		expect(milliseconds).toBeLessThanOrEqual(300);
	});

	test("a read that fails once is answered by the second try", async () => {
		const { db, source, trips } = openDatabase();
		source.fail();
		setTimeout(source.recover, 10);
		const answer = db.prepare("select 5 as id").first("id");
		await vi.runAllTimersAsync();

		expect(await answer).toBe(5);
		expect(trips()).toBe(2);
	});

	test("a read has two seconds for each try", async () => {
		const { db, source } = openDatabase();
		source.hang();
		const { ended, milliseconds } = await outcome(db.batch([db.prepare("select 1"), db.prepare("select 2")]));

		expect(ended).toBeInstanceOf(DatabaseUnavailable);
		expect(source.takeCalls()).toBe(3);
		expect(Math.floor(milliseconds / 1000)).toBe(6);
	});

	test("a write has five seconds and is never sent twice when nobody knows what became of it", async () => {
		const { db, source } = openDatabase();
		source.hang();
		const insert = db.prepare("insert into rate_limits values ('a', 1, 1, 1)");
		const { ended, milliseconds } = await outcome(insert.run());
		expect([isDatabaseUnavailable(ended), source.takeCalls(), milliseconds]).toEqual([true, 1, 5000]);

		source.fail();
		await outcome(db.batch([db.prepare("select 1"), insert]));
		expect(source.takeCalls()).toBe(1);
	});

	test("a write that D1 has not begun is sent again, and so is a plain delete", async () => {
		const { db, source } = openDatabase();
		source.fail("D1_ERROR: D1 DB is overloaded. Too many requests queued.");
		await outcome(db.prepare("update rate_limits set used = used + 1").run());
		expect(source.takeCalls()).toBe(3);

		const other = openDatabase();
		other.source.fail();
		await outcome(other.db.prepare("delete from rate_limits where key = 'none'").run());
		expect(other.source.takeCalls()).toBe(3);
	});

	test("Drizzle's own errors are known as well", async () => {
		const { orm, source } = openDatabase();
		source.fail();
		const { ended } = await outcome(orm.select().from(rateLimits).execute());
		expect(isDatabaseUnavailable(ended)).toBe(true);
	});

	test("after five failures nobody asks; when the pause is over one does, and its success lets all in", async () => {
		const { db, source, trips } = openDatabase();
		const read = () => db.prepare("select 1").all();
		source.fail();
		await outcome(read());
		await outcome(read());
		expect(source.takeCalls()).toBe(5);

		expect(await outcome(read())).toMatchObject({ milliseconds: 0 });
		expect(source.takeCalls()).toBe(0);

		vi.setSystemTime(Date.now() + PAUSE_MS);
		await outcome(Promise.allSettled([read(), read(), read()]));
		expect(source.takeCalls()).toBe(1);

		vi.setSystemTime(Date.now() + PAUSE_MS);
		source.recover();
		const before = trips();
		await read();
		await Promise.all([read(), read()]);
		expect(trips() - before).toBe(3);
	});
});

describe("a session that begins with a bookmark", () => {
	const FORGED = "ffffffff-ffffffff-0000ffff-ffffffffffffffffffffffffffffffff";

	function forgedBookmark(failure: () => Promise<never>) {
		const starts: unknown[] = [];
		const broken = { ...binding.prepare("select 1"), bind: () => broken, all: failure, run: failure };
		const db: D1Database = {
			prepare: (sql) => binding.prepare(sql),
			batch: (statements) => binding.batch(statements),
			exec: (sql) => binding.exec(sql),
			dump: () => binding.dump(),
			withSession(start) {
				starts.push(start);
				if (start !== FORGED) return binding.withSession(start);
				return {
					prepare: () => Object.assign(binding.prepare("select 1"), broken),
					batch: failure,
					getBookmark: () => null,
				};
			},
		};
		return { db, starts };
	}

	test.each<[string, () => Promise<never>]>([
		["unknown to D1", () => Promise.reject(new Error("D1_ERROR: Invalid bookmark"))],
		["too new to be reached", () => Promise.reject(new Error("D1_ERROR: Network connection lost."))],
	])("%s goes on at the primary, and others hear nothing of it", async (_what, failure) => {
		const breaker = createBreaker(() => {});
		for (let time = 0; time < 6; time++) {
			const { db, starts } = forgedBookmark(failure);
			const session = resilientDatabase(db, breaker).withSession(FORGED);
			const [answer] = await session.batch<{ it: number }>([session.prepare("select 7 as it")]);
			await session.batch([session.prepare("select 8")]);

			expect(answer?.results).toEqual([{ it: 7 }]);
			expect(starts).toEqual([FORGED, "first-primary"]);
			expect(session.getBookmark()).toEqual(expect.any(String));
		}
		expect(breaker.admits(Date.now())).toBe(true);
	});

	test("never sends a write twice", async () => {
		const { db } = forgedBookmark(() => Promise.reject(new Error("D1_ERROR: Network connection lost.")));
		const session = resilientDatabase(
			db,
			createBreaker(() => {}),
		).withSession(FORGED);
		const write = session.prepare("insert into rate_limits values ('forged', 1, 1, 1)");

		await expect(session.batch([write])).rejects.toThrow(DatabaseUnavailable);
		expect(await binding.prepare("select * from rate_limits where key = 'forged'").first()).toBeNull();
	});

	test("a refused statement is the statement's fault", async () => {
		const session = resilientDatabase(
			binding,
			createBreaker(() => {}),
		).withSession("00000001-00000001-00000001-00000000000000000000000000000001");
		await expect(session.prepare("select * from nowhere").all()).rejects.toThrow(/no such table/);
	});
});
