import { describe, expect, test } from "vitest";
import journal from "#db/migrations/meta/_journal.json" with { type: "json" };
import { answerHealth } from "./health.ts";

const last = `${journal.entries.at(-1)?.tag}.sql`;
const now = new Date("2026-11-20T10:00:00Z");

function database(first: () => Promise<unknown>) {
	return { prepare: () => ({ bind: () => ({ first }) }) } as unknown as D1Database;
}

describe("answerHealth", () => {
	test("says ok when the database answers", async () => {
		const response = await answerHealth(
			database(async () => last),
			now,
		);
		expect(response.status).toBe(200);
		expect(response.headers.get("Cache-Control")).toBe("no-store");
		expect(await response.json()).toEqual({ status: "ok", database: "ok", time: "2026-11-20T10:00:00.000Z" });
	});

	test.each([
		["fails", database(() => Promise.reject(new Error("D1_ERROR: secret")))],
		["throws at once", {} as D1Database],
		["hangs", database(() => new Promise(() => {}))],
		["has not got its last tables", database(async () => null)],
	])("says unavailable when the database %s", async (_how, db) => {
		const response = await answerHealth(db, now, 20);
		expect(response.status).toBe(503);
		expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
		expect(response.headers.get("Cache-Control")).toBe("no-store");
		expect(await response.json()).toEqual({
			status: "unavailable",
			database: "unavailable",
			time: "2026-11-20T10:00:00.000Z",
		});
	});
});
