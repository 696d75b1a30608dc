import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { NOTIFICATION_JOBS } from "#app/features/operations/notifications/jobs.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import { connect } from "#db/client.server.ts";
import { localMail, outbox } from "#db/schema/schema.ts";
import { binding, db } from "#tests/database.ts";
import { failingDatabase } from "#tests/failing-database.js";
import { expectNoScan } from "#tests/query-plan.ts";
import { enqueue, newJobId } from "../enqueue.server";
import { countWaitingJobs } from "./count-waiting-jobs.server";
import { dispatchJob } from "./dispatch-job.server";
import { handlersOfRooms } from "./handlers-of-rooms";
import type { JobHandler, JobHandlers } from "./job-handler";
import { runJobAgain } from "./jobs-at-desk.server";
import { claimJob, deleteJobs, listDoneJobs, listDueJobs } from "./outbox.repository.server";
import { CLAIM_LEASE_MS, MAX_ATTEMPTS, retryDelay } from "./retry-rule";
import { nudgeWaitingJobs, sweepOutbox } from "./scheduled-outbox.server";

const now = new Date("2026-11-20T10:00:00Z");
const plus = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const PAYLOAD = { mail: "verifyEmail", userId: 7, origin: "https://school.example" } as const;

let id = "";
beforeEach(async () => {
	id = newJobId();
	await enqueue(db, "mail.send", PAYLOAD, { id, dueAt: now });
});

const writes = (handle: JobHandler<"mail.send"> = async (job) => ({ writes: [effect(job.id)] })): JobHandlers =>
	handlersOfRooms([{ jobs: NOTIFICATION_JOBS, handlers: () => ({ "mail.send": handle }) }], {});
const effect = (job: string) =>
	db.insert(localMail).values({ id: crypto.randomUUID(), to: job, subject: "S", text: "T", writtenAt: now });
const countEffects = async () => (await db.select().from(localMail).where(eq(localMail.to, id))).length;
const row = async () => (await db.select().from(outbox).where(eq(outbox.id, id)))[0];
const dispatch = (handlers: JobHandlers, at = now) => dispatchJob(db, { id, handlers, now: at });
const everybody = <T>(run: () => Promise<T>) => Promise.all(Array.from({ length: 12 }, run));

/** A dispatcher that `die` interrupts: from then on nothing reaches the database. */
function mortal() {
	const source = failingDatabase(binding);
	const run = (handlers: JobHandlers) => dispatchJob(connect(source.db), { id, handlers, now });
	return { run, die: () => source.fail() };
}

describe("a job is done exactly once", () => {
	test("by a dozen dispatchers that race for it", async () => {
		const outcomes = await everybody(() => dispatch(writes()));

		expect(outcomes.filter(({ kind }) => kind === "done")).toHaveLength(1);
		expect(outcomes.filter(({ kind }) => kind === "notOurs")).toHaveLength(11);
		expect(await countEffects()).toBe(1);
		expect(await row()).toMatchObject({ doneAt: now, claimedUntil: null, attempts: 1 });
	});

	test("whereas looking whether it is done, doing it and noting so does it several times", async () => {
		await everybody(async () => {
			const waiting = await db.select().from(outbox).where(sql`${outbox.id} = ${id} and ${outbox.doneAt} is null`);
			for (const job of waiting) {
				await effect(job.id);
				await db.update(outbox).set({ doneAt: now }).where(eq(outbox.id, job.id));
			}
		});
		expect(await countEffects()).toBeGreaterThan(1);
	});

	test("when whoever claimed it died at once: it is anybody's after the claim", async () => {
		await claimJob(db, id, now);

		expect(await dispatch(writes(), plus(CLAIM_LEASE_MS - 1))).toEqual({ kind: "notOurs" });
		const outcomes = await everybody(() => dispatch(writes(), plus(CLAIM_LEASE_MS)));
		expect(outcomes.filter(({ kind }) => kind === "done")).toHaveLength(1);
		expect(await countEffects()).toBe(1);
	});

	test("when whoever did it died before noting so: what it would have written came to nothing", async () => {
		const { run, die } = mortal();
		const killed = run(
			writes(async (job) => {
				die();
				return { writes: [effect(job.id)] };
			}),
		);
		await expect(killed).rejects.toThrow();
		expect(await countEffects()).toBe(0);

		expect(await dispatch(writes(), plus(CLAIM_LEASE_MS))).toEqual({ kind: "done" });
		expect(await countEffects()).toBe(1);
	});

	test("when it took longer than its claim and somebody else did it meanwhile", async () => {
		const slow = writes(async (job) => {
			expect(await dispatch(writes(), plus(CLAIM_LEASE_MS))).toEqual({ kind: "done" });
			return { writes: [effect(job.id)] };
		});

		expect(await dispatch(slow)).toEqual({ kind: "notOurs" });
		expect(await countEffects()).toBe(1);
		expect(await row()).toMatchObject({ doneAt: plus(CLAIM_LEASE_MS), lastError: null });
	});
});

describe("what leaves the school leaves at most once", () => {
	let sent = 0;
	beforeEach(() => {
		sent = 0;
	});
	const count = async () => {
		sent += 1;
	};
	const sends = (send: () => Promise<unknown> = count) =>
		writes(async (_job, { handOver }) => {
			await handOver(send, { isRefusal });
			return { writes: [] };
		});
	const isRefusal = (error: unknown) => String(error).includes("451");

	test("in a race", async () => {
		await everybody(() => dispatch(sends()));
		expect(sent).toBe(1);
	});

	test("when whoever sent it died before noting so: a dead letter, not a second one", async () => {
		const { run, die } = mortal();
		const send = async () => {
			sent += 1;
			die();
		};
		await expect(run(sends(send))).rejects.toThrow();
		expect(sent).toBe(1);

		expect(await dispatch(sends(), plus(CLAIM_LEASE_MS))).toEqual({ kind: "dead" });
		expect(sent).toBe(1);
		expect(await row()).toMatchObject({ lastError: expect.stringContaining("whether it arrived is not known") });
	});

	test("when it took longer than its claim: whoever is late sends nothing", async () => {
		const late = writes(async (_job, { handOver }) => {
			await dispatch(sends(), plus(CLAIM_LEASE_MS));
			await handOver(count, { isRefusal });
			return { writes: [] };
		});
		expect(await dispatch(late)).toEqual({ kind: "notOurs" });
		expect(sent).toBe(1);
	});

	test("when the connection was lost: a dead letter at once, which an admin may send again", async () => {
		const lost = sends(async () => {
			await count();
			throw new Error("Network connection lost.");
		});
		expect(await dispatch(lost)).toEqual({ kind: "dead" });
		expect(await row()).toMatchObject({
			deadAt: now,
			handedOverAt: now,
			lastError: expect.stringMatching(/whether it arrived is not known \(Error: Network connection lost\.\)$/),
		});
		expect(await dispatch(sends(), plus(DAY_MS))).toEqual({ kind: "notOurs" });
		expect(sent).toBe(1);

		const again = { id, actorId: 1, requestId: "r", now: plus(DAY_MS) };
		expect(await runJobAgain(db, { ...again, mayArriveTwice: false })).toEqual({ ok: false, reason: "mayArriveTwice" });
		expect(await runJobAgain(db, { ...again, mayArriveTwice: true })).toEqual({ ok: true });
		expect(await dispatch(sends(), plus(DAY_MS))).toEqual({ kind: "done" });
		expect(sent).toBe(2);
	});

	test("and again when it was refused", async () => {
		const refused = sends(() => Promise.reject(new Error("451 try again")));
		expect(await dispatch(refused)).toEqual({ kind: "later", at: plus(retryDelay(1)) });
		expect(await row()).toMatchObject({ handedOverAt: null, lastError: "Error: 451 try again" });

		expect(await dispatch(sends(), plus(retryDelay(1)))).toEqual({ kind: "done" });
		expect(sent).toBe(1);
	});
});

describe("failures", () => {
	test("what fails is tried again later and later, and ends as a dead letter that is kept", async () => {
		const fails = writes(() => Promise.reject(new Error("no luck for ada@mail.example")));
		let at = now;
		for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
			const outcome = await dispatch(fails, at);
			at = new Date(at.getTime() + retryDelay(attempt));
			expect(outcome).toEqual({ kind: "later", at });
			expect(await dispatch(fails, new Date(at.getTime() - 1))).toEqual({ kind: "notOurs" });
		}
		expect(await dispatch(fails, at)).toEqual({ kind: "dead" });
		expect(await row()).toMatchObject({ deadAt: at, lastError: "Error: no luck for [address]" });
		expect(await dispatch(writes(), plus(30 * DAY_MS))).toEqual({ kind: "notOurs" });

		await sweepOutbox.work(db, plus(400 * DAY_MS));
		expect(await row()).toBeDefined();
	});

	test("a job that takes the Worker down each time is given up", async () => {
		let at = now;
		for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
			await claimJob(db, id, at);
			at = new Date(at.getTime() + CLAIM_LEASE_MS);
		}
		expect(await dispatch(writes(), at)).toEqual({ kind: "dead" });
		expect(await countEffects()).toBe(0);
	});

	test.each([
		["mail.send", { mail: "verifyEmail", userId: "7" }],
		["mail.burn", PAYLOAD],
	])("a job that nobody can read is a dead letter at once: %s %j", async (kind, payload) => {
		await db.update(outbox).set({ kind, payload }).where(eq(outbox.id, id));
		expect(await dispatch(writes())).toEqual({ kind: "dead" });
	});

	test("what cannot be done yet waits without being counted", async () => {
		const waits = writes(async () => ({ postponedUntil: plus(DAY_MS), because: "closed" }));
		expect(await dispatch(waits)).toEqual({ kind: "later", at: plus(DAY_MS) });
		expect(await row()).toMatchObject({ attempts: 0, lastError: "closed", doneAt: null });
	});
});

test("a deed and what it brings about happen together or not at all", async () => {
	const [done, undone] = [newJobId(), newJobId()];
	const writing = (job: string, name: string) =>
		db.batch([
			db.insert(localMail).values({ id: name, to: job, subject: "S", text: "T", writtenAt: now }),
			enqueue(db, "mail.send", PAYLOAD, { id: job, dueAt: now }),
		]);
	await writing(done, "deed");
	await expect(writing(undone, "deed")).rejects.toThrow();

	expect(await db.select().from(outbox).where(eq(outbox.id, done))).toHaveLength(1);
	expect(await db.select().from(outbox).where(eq(outbox.id, undone))).toHaveLength(0);
});

test("a payload that is not one of its kind never reaches its handler", async () => {
	await enqueue(db, "mail.send", { ...PAYLOAD, origin: "nowhere" }, { id: "misread", dueAt: now });
	expect(await dispatchJob(db, { id: "misread", handlers: writes(), now })).toEqual({ kind: "dead" });
	expect(await db.select().from(localMail).where(eq(localMail.to, "misread"))).toEqual([]);
});

test("a kind that no room handles is found when the handlers are put together", () => {
	expect(() => handlersOfRooms([{ jobs: NOTIFICATION_JOBS }], {})).toThrow("mail.send");
});

test("rooms that handle one kind write in one batch, in the order of the rooms", async () => {
	const room = (name: string) => ({
		handlers: () => ({ "mail.send": async () => ({ writes: [effect(`${id} ${name}`)] }) }),
	});
	const handlers = handlersOfRooms([{ jobs: NOTIFICATION_JOBS, ...room("first") }, room("second")], {});
	expect(await dispatch(handlers)).toEqual({ kind: "done" });
	const written = await db.select({ to: localMail.to }).from(localMail).orderBy(sql`rowid`);
	expect(written.map(({ to }) => to).filter((to) => to.startsWith(id))).toEqual([`${id} first`, `${id} second`]);
});

test("a job is not done before it is due", async () => {
	await db
		.update(outbox)
		.set({ nextTryAt: plus(1) })
		.where(eq(outbox.id, id));
	expect(await dispatch(writes())).toEqual({ kind: "notOurs" });
});

test("the clock nudges what was not nudged, but neither what is new nor what somebody works at", async () => {
	const [waiting, claimed, recent] = [newJobId(), newJobId(), newJobId()];
	const later = plus(100 * DAY_MS);
	for (const job of [waiting, claimed]) await enqueue(db, "mail.send", PAYLOAD, { id: job, dueAt: now });
	await enqueue(db, "mail.send", PAYLOAD, { id: recent, dueAt: new Date(later.getTime() - 10_000) });
	await claimJob(db, claimed, later);
	const nudged: string[] = [];
	const send = async (body: { id: string }) => void nudged.push(body.id);
	await nudgeWaitingJobs({ send }).work(db, later);

	expect(nudged).toContain(waiting);
	expect(nudged).not.toContain(claimed);
	expect(nudged).not.toContain(recent);
});

test("what was done a month ago is forgotten", async () => {
	await dispatch(writes());
	await sweepOutbox.work(db, plus(29 * DAY_MS));
	expect(await row()).toBeDefined();
	await sweepOutbox.work(db, plus(30 * DAY_MS));
	expect(await row()).toBeUndefined();
});

test("no statement reads the outbox from end to end", async () => {
	const statements = [
		claimJob(db, id, now),
		listDueJobs(db, { before: now, now, limit: 10 }),
		listDoneJobs(db, now, 10),
		countWaitingJobs(db, "mail.send", 10),
		deleteJobs(db, ["a"]),
	];
	for (const statement of statements) await expectNoScan(statement);
});
