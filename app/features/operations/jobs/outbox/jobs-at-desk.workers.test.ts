import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries, outbox } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { expectNoScan } from "#tests/query-plan.ts";
import { enqueue } from "../enqueue.server";
import { listDeadJobs, listWaitingJobs, runJobAgain } from "./jobs-at-desk.server";

const now = new Date("2026-11-20T12:00:00Z");
const letter = { mail: "verifyEmail", userId: 1, origin: "https://school.example" } as const;

test("a dead letter is brought back once, due at once", async () => {
	await enqueue(db, "mail.send", letter, { id: "dead", dueAt: now });
	await enqueue(db, "mail.send", letter, { id: "waits", dueAt: now });
	const died = { deadAt: now, attempts: 8, lastError: "No route to host" };
	await db.update(outbox).set(died).where(eq(outbox.id, "dead"));
	expect(await listDeadJobs(db, { now, limit: 10 })).toMatchObject([{ id: "dead", lastError: "No route to host" }]);
	expect((await listWaitingJobs(db, 10)).map(({ id }) => id)).toEqual(["waits"]);

	const again = () => runJobAgain(db, { id: "dead", mayArriveTwice: false, actorId: 1, requestId: "r", now });
	const outcomes = await Promise.all([again(), again()]);
	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
	const [row] = await db.select().from(outbox).where(eq(outbox.id, "dead"));
	expect(row).toMatchObject({ deadAt: null, attempts: 0, nextTryAt: now });
	expect(await db.select().from(auditEntries).where(eq(auditEntries.deed, "jobs.runAgain"))).toHaveLength(1);
	expect(await runJobAgain(db, { id: "waits", mayArriveTwice: false, actorId: 1, requestId: "r", now })).toEqual({
		ok: false,
		reason: "notDead",
	});
});

test("of two who send again what may have arrived, one is told that it waits already", async () => {
	await enqueue(db, "mail.send", letter, { id: "left", dueAt: now });
	await db.update(outbox).set({ deadAt: now, handedOverAt: now }).where(eq(outbox.id, "left"));
	const again = () => runJobAgain(db, { id: "left", mayArriveTwice: true, actorId: 1, requestId: "r", now });
	const outcomes = await Promise.all([again(), again()]);
	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
	const [row] = await db.select().from(outbox).where(eq(outbox.id, "left"));
	expect(row).toMatchObject({ deadAt: null, handedOverAt: null });
});

test("neither list reads the outbox from end to end", async () => {
	await expectNoScan(listWaitingJobs(db, 10));
	await expectNoScan(listDeadJobs(db, { now, limit: 10 }));
});
