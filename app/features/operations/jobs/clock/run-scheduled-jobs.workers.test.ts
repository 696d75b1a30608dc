import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { MINUTE_MS } from "#app/shared/durations.ts";
import { scheduledJobs } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { runScheduledJobs } from "./run-scheduled-jobs.server";
import { scheduledJob } from "./scheduled-job";
import { listScheduledJobs } from "./scheduled-jobs.repository.server";

const now = new Date("2026-11-20T10:00:00Z");
const plus = (milliseconds: number) => new Date(now.getTime() + milliseconds);
let name = "";
let ran = 0;
let made = 0;

beforeEach(() => {
	name = `job${++made}`;
	ran = 0;
	vi.spyOn(console, "error").mockImplementation(() => {});
});

const job = (work: () => Promise<number> = async () => 3) => ({
	name,
	everyMinutes: 15,
	work: () => {
		ran += 1;
		return work();
	},
});
const row = async (which = name) => (await db.select().from(scheduledJobs).where(eq(scheduledJobs.name, which)))[0];

test("a job runs when its time has come, and its run is written down", async () => {
	await runScheduledJobs(db, [job()], now);

	expect(await row()).toMatchObject({ startedAt: now, handled: 3, error: null, claimedUntil: null });
	expect((await row())?.durationMs).toBeGreaterThanOrEqual(0);
	await runScheduledJobs(db, [job()], plus(10 * MINUTE_MS));
	expect(ran).toBe(1);
	await runScheduledJobs(db, [job()], plus(15 * MINUTE_MS - 5000));
	expect(ran).toBe(2);
});

test("a tick that is missing is made up for at the next, once", async () => {
	await runScheduledJobs(db, [job()], now);
	await runScheduledJobs(db, [job()], plus(300 * MINUTE_MS));
	await runScheduledJobs(db, [job()], plus(305 * MINUTE_MS));
	expect(ran).toBe(2);
});

test("of ticks that overlap one runs it", async () => {
	await Promise.all(Array.from({ length: 8 }, () => runScheduledJobs(db, [job()], now)));
	expect(ran).toBe(1);
});

test("one that fails stops none of the others, and says what went wrong", async () => {
	const fails = { ...job(() => Promise.reject(new Error("no luck"))), name: `${name}-fails` };
	await expect(runScheduledJobs(db, [fails, job()], now)).rejects.toThrow("1 scheduled jobs failed");

	expect(await row()).toMatchObject({ handled: 3, error: null });
	expect(await row(fails.name)).toMatchObject({ error: "Error: no luck", succeededAt: null, handled: null });
	expect((await listScheduledJobs(db)).map((each) => each.name)).toEqual(expect.arrayContaining([name, fails.name]));
});

test("one that died in the middle runs again when its lease is over", async () => {
	await db.insert(scheduledJobs).values({ name, startedAt: now, claimedUntil: plus(30 * MINUTE_MS) });

	await runScheduledJobs(db, [job()], plus(20 * MINUTE_MS));
	expect(ran).toBe(0);
	await runScheduledJobs(db, [job()], plus(30 * MINUTE_MS));
	expect(ran).toBe(1);
});

test("a run that goes well wipes out the failure before it", async () => {
	await runScheduledJobs(db, [job(() => Promise.reject(new Error("no luck")))], now).catch(() => {});
	await runScheduledJobs(db, [job()], plus(15 * MINUTE_MS));
	expect(await row()).toMatchObject({ error: null, handled: 3, failedAt: expect.any(Date) });
});

test("what is due is dealt with in rounds until nothing is left", async () => {
	let left = 1300;
	const rounds: number[] = [];
	const sweep = scheduledJob({
		name,
		everyMinutes: 15,
		due: async (_db, _now, limit) => Array.from({ length: Math.min(left, limit) }),
		run: async (_db, items) => {
			rounds.push(items.length);
			left -= items.length;
		},
	});
	expect(await sweep.work(db, now)).toBe(1300);
	expect(rounds).toEqual([500, 500, 300]);
});
