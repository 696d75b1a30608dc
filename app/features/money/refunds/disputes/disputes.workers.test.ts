import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { emitEvent } from "#app/features/money/gateway/sandbox/sandbox.repository.server.ts";
import { outbox, refunds, sandboxPayments } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { openRefunds, TOOLS } from "#tests/money/refunds.ts";
import { approveRefund } from "../decide-refund.server";

const school = openRefunds(db);

async function decideDispute(sessionId: string, disputeState: "won" | "lost", times = 3) {
	const changed = { disputedAt: new Date(), disputeState };
	const [payment] = await db
		.update(sandboxPayments)
		.set(changed)
		.where(eq(sandboxPayments.sessionId, sessionId))
		.returning();
	for (let time = 0; time < times; time += 1) {
		const event = { id: `sbe_${crypto.randomUUID()}`, type: "payment.disputed", objectKind: "payment" as const };
		await db.batch(emitEvent(db, { ...event, objectId: payment?.id ?? "" }, new Date()));
		await school.work();
	}
}

test("a dispute that is lost is money that went back: once, with its shares, and access ends", async () => {
	const bought = await school.buy();
	await decideDispute(bought.sessionId, "lost");
	expect(await school.stateOf(bought)).toEqual({
		back: 29_700,
		underWay: 0,
		isOpen: false,
		enrollment: "refunded",
		refunds: ["succeeded"],
	});
	const [row] = await db.select().from(refunds).where(eq(refunds.orderId, bought.orderId));
	expect(row).toMatchObject({ kind: "dispute", amountMinor: 29_700, netMinor: 29_700, taxMinor: 0 });
});

test("a dispute that is won leaves everything as it was", async () => {
	const bought = await school.buy();
	await decideDispute(bought.sessionId, "won");
	expect(await school.stateOf(bought)).toMatchObject({ back: 0, isOpen: true, refunds: [] });
});

test("who asks for a refund and has it from the bank meanwhile does not get it twice", async () => {
	const bought = await school.ask();
	await decideDispute(bought.sessionId, "lost", 1);
	const by = { message: "", actorId: (await makeUser(db)).id, requestId: "r", tools: TOOLS, now: new Date() };
	const approved = await approveRefund(db, { refundId: bought.refundId, amountMinor: null, ...by });
	expect(approved).toEqual({ ok: false, reason: "nothingLeft" });
	expect(await school.stateOf(bought)).toMatchObject({ back: 29_700, underWay: 0 });
});

test("of an order that went back in part, a dispute takes only what is left", async () => {
	const bought = await school.ask();
	const by = { message: "", actorId: (await makeUser(db)).id, requestId: "r", tools: TOOLS, now: new Date() };
	await approveRefund(db, { refundId: bought.refundId, amountMinor: 9_700, ...by });
	await school.work();
	await decideDispute(bought.sessionId, "lost");
	expect(await school.stateOf(bought)).toMatchObject({ back: 29_700, underWay: 0, isOpen: false });
	const rows = await db.select().from(refunds).where(eq(refunds.orderId, bought.orderId));
	expect(rows.map(({ kind, amountMinor }) => [kind, amountMinor]).sort()).toEqual([
		["dispute", 20_000],
		["guarantee", 9_700],
	]);
});

test("a refund that is on its way when the bank decides is credited once: both together are the order, and no more", async () => {
	const bought = await school.ask();
	const by = { message: "", actorId: (await makeUser(db)).id, requestId: "r", tools: TOOLS, now: new Date() };
	await approveRefund(db, { refundId: bought.refundId, amountMinor: 20_000, ...by });
	await db
		.update(outbox)
		.set({ nextTryAt: new Date(Date.now() + 3_600_000) })
		.where(eq(outbox.kind, "refund.send"));
	await decideDispute(bought.sessionId, "lost");
	await school.work(3_600_000);
	const rows = await db.select().from(refunds).where(eq(refunds.orderId, bought.orderId));
	const standing = rows.filter(({ state }) => state === "succeeded" || state === "sent");
	expect(standing.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(29_700);
	expect(await school.stateOf(bought)).toMatchObject({ back: 29_700, underWay: 0, isOpen: false });
});

test("a refund that fails after the bank has decided leaves all of it to the dispute", async () => {
	const bought = await school.ask();
	const by = { message: "", actorId: (await makeUser(db)).id, requestId: "r", tools: TOOLS, now: new Date() };
	await approveRefund(db, { refundId: bought.refundId, amountMinor: null, ...by });
	await db
		.update(outbox)
		.set({ nextTryAt: new Date(Date.now() + 3_600_000) })
		.where(eq(outbox.kind, "refund.send"));
	await decideDispute(bought.sessionId, "lost");
	school.failNext();
	await school.work(3_600_000);
	const rows = await db.select().from(refunds).where(eq(refunds.orderId, bought.orderId));
	expect(rows.map(({ kind, state, amountMinor }) => [kind, state, amountMinor]).sort()).toEqual([
		["dispute", "succeeded", 29_700],
		["guarantee", "failed", 29_700],
	]);
});

test("a part that fails after the bank has decided leaves its share to the dispute as well, once, under a name of its own", async () => {
	const bought = await school.ask();
	const by = { message: "", actorId: (await makeUser(db)).id, requestId: "r", tools: TOOLS, now: new Date() };
	await approveRefund(db, { refundId: bought.refundId, amountMinor: 9_700, ...by });
	await db
		.update(outbox)
		.set({ nextTryAt: new Date(Date.now() + 3_600_000) })
		.where(eq(outbox.kind, "refund.send"));
	await decideDispute(bought.sessionId, "lost");
	const dispute = `dispute-${bought.orderId}`;
	const own = await db.select().from(refunds).where(eq(refunds.id, dispute));
	expect(own).toMatchObject([{ amountMinor: 20_000 }]);
	school.failNext();
	await school.work(3_600_000);
	await decideDispute(bought.sessionId, "lost");
	const rows = await db.select().from(refunds).where(eq(refunds.orderId, bought.orderId));
	expect(rows.map(({ id, state, amountMinor }) => [id, state, amountMinor]).sort()).toEqual(
		[
			[bought.refundId, "failed", 9_700],
			[dispute, "succeeded", 20_000],
			[`${dispute}-2`, "succeeded", 9_700],
		].sort(),
	);
});
