import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { describe, expect, test } from "vitest";
import { countRoundTrips, serverTiming } from "./timing.ts";

/** Like the real one, `batch` accepts only its own statements. */
function fakeDatabase() {
	class Statement {
		constructor(readonly values: unknown[] = []) {}
		bind = (...values: unknown[]) => new Statement(values);
		first = async (column?: string) => (column ? 7 : { id: 7 });
		run = async () => ({ results: [], success: true, meta: { rows_read: 3 } });
		all = async () => ({ results: [{ id: 7, title: "Rules" }], success: true, meta: { rows_read: 10 } });
		raw = async () => [[7, "Rules"]];
	}
	const queries = {
		prepare: () => new Statement(),
		async batch(statements: unknown[]) {
			if (!statements.every((statement) => statement instanceof Statement)) throw new TypeError("foreign statement");
			return Promise.all(statements.map((statement) => (statement as Statement).all()));
		},
	};
	const session = { ...queries, getBookmark: () => "mark" };
	return {
		...queries,
		exec: async () => ({ count: 1, duration: 0 }),
		withSession: () => session,
	} as unknown as D1Database;
}

const threads = sqliteTable("threads", { id: integer("id").primaryKey(), title: text("title").notNull() });

describe("countRoundTrips", () => {
	test("counts each call once, a batch as one, and sums the rows D1 reports", async () => {
		const { db, trips, rowsRead } = countRoundTrips(fakeDatabase());
		const statement = db.prepare("SELECT ?").bind(1);
		expect([trips(), rowsRead()]).toEqual([0, 0]);

		expect(await statement.first("id")).toBe(7);
		expect(await statement.first()).toEqual({ id: 7 });
		expect(await statement.raw()).toEqual([[7, "Rules"]]);
		await statement.run();
		await statement.all();
		await db.exec("SELECT 1");
		expect([trips(), rowsRead()]).toEqual([6, 13]);

		await db.batch([statement, db.prepare("SELECT 2")]);
		expect([trips(), rowsRead()]).toEqual([7, 33]);
	});

	test("counts within a session and counts failures", async () => {
		const broken = { exec: () => Promise.reject(new Error("gone")) };
		const { db, trips } = countRoundTrips(Object.assign(fakeDatabase(), broken));
		const session = db.withSession("first-primary");
		await session.batch([session.prepare("SELECT 1")]);
		expect(session.getBookmark()).toBe("mark");
		await expect(db.exec("select 1")).rejects.toThrow("gone");
		expect(trips()).toBe(2);
	});

	test("is invisible to Drizzle", async () => {
		const { db, trips } = countRoundTrips(fakeDatabase());
		const orm = drizzle(db);
		const query = orm.select().from(threads).where(eq(threads.id, 7));

		expect(await query).toEqual([{ id: 7, title: "Rules" }]);
		expect(await query.get()).toEqual({ id: 7, title: "Rules" });
		expect(await orm.batch([query, orm.select().from(threads)])).toHaveLength(2);
		await orm.insert(threads).values({ id: 8, title: "New" });
		expect(trips()).toBe(4);
	});
});

test("serverTiming reads like a sentence and keeps to its format", () => {
	expect(serverTiming({ trips: 2, rows: 34, milliseconds: 12.345 })).toBe('d1;desc="2 trips, 34 rows", total;dur=12.3');
	expect(serverTiming({ trips: 1, rows: 1, milliseconds: 0 })).toBe('d1;desc="1 trip, 1 row", total;dur=0');
	expect(serverTiming({ trips: 2, rows: null, milliseconds: 1 })).toBe('d1;desc="2 trips", total;dur=1');
});
