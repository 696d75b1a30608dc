import { eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import type { PaymentFacts, RefundFacts } from "#app/features/money/gateway/payment-gateway.ts";
import { duplicateRefundId, insertDuplicateRefund } from "#app/features/money/orders/face.server.ts";
import { runTogether } from "#db/run-together.server.ts";
import { auditEntries, gatewayRefunds, orders, outbox, refunds } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { openGatewayRefunds } from "#tests/money/gateway-refunds.ts";
import { TOOLS } from "#tests/money/refunds.ts";
import { payByHand } from "../pay-by-hand.server";
import { refundKey } from "../refund-states";
import { requestRefund } from "../request-refund.server";

const school = await openGatewayRefunds(db);
const { decision, approve, promise, factsOf, giveBackAtGateway, hear, rowsOf, papersOf, notesOf, workLater } = school;
const GOES = { ok: true, jobId: expect.any(String) };

test("a refund that has failed and is made at the gateway itself is that refund, and no second one", async () => {
	const bought = await promise(9_700);
	const { reference: gatewayReference } = await giveBackAtGateway(bought, 9_700);
	await hear(bought);
	expect(await approve(bought.refundId)).toEqual({ ok: false, reason: "beingBooked" });
	expect(await payByHand(db, decision(bought.refundId))).toEqual({ ok: false, reason: "beingBooked" });
	await school.work();
	expect(await rowsOf(bought)).toMatchObject([
		{ id: bought.refundId, state: "succeeded", gatewayReference, failure: null },
	]);
	expect(await school.stateOf(bought)).toMatchObject({ back: 9_700, underWay: 0 });
	expect(await notesOf(bought)).toMatchObject([{ totalMinor: 9_700 }]);
	const told = await db
		.select()
		.from(outbox)
		.where(eq(outbox.id, `refund.paid:${gatewayReference}`));
	expect(told).toHaveLength(1);
	expect(await payByHand(db, decision(bought.refundId))).toEqual({ ok: false, reason: "decidedBefore" });
});

test("one that is on its way at the gateway itself holds the promise until it has ended", async () => {
	const bought = await promise(9_700);
	const { reference } = await giveBackAtGateway(bought, 9_700);
	const as = (state: RefundFacts["state"]) => (facts: PaymentFacts) => ({
		refunds: facts.refunds.map((one) => ({ ...one, state })),
	});
	await hear(bought, as("pending"));
	expect(await approve(bought.refundId)).toEqual({ ok: false, reason: "beingBooked" });
	await hear(bought, as("failed"));
	expect(await approve(bought.refundId)).toEqual(GOES);
	expect(await db.select().from(gatewayRefunds).where(eq(gatewayRefunds.reference, reference))).toMatchObject([
		{ state: "failed" },
	]);
});

test("news of the try that had failed says nothing of a refund that was made at the gateway since", async () => {
	const bought = await promise(9_700);
	const [failed] = await rowsOf(bought);
	if (!failed) throw new Error("No refund");
	await giveBackAtGateway(bought, 9_700);
	await school.work();
	const amount = (await factsOf(bought)).amount;
	const before = {
		reference: "no-1",
		refundId: refundKey(failed),
		state: "failed",
		failure: "closed",
		amount,
	} as const;
	await hear(bought, ({ refunds: all }) => ({ refunds: [before, ...all] }));
	await school.work();
	expect(await rowsOf(bought)).toMatchObject([{ state: "succeeded" }]);
	expect((await papersOf(bought)).map(({ kind }) => kind)).toEqual(["invoice", "creditNote"]);
});

test("a part that was given back at the gateway is taken off the promise, and the rest is paid", async () => {
	const bought = await promise(null);
	await giveBackAtGateway(bought, 20_000);
	await school.work();
	const both = await Promise.all([approve(bought.refundId), payByHand(db, decision(bought.refundId))]);
	expect(both.filter(({ ok }) => ok)).toHaveLength(1);
	await school.work();
	expect(await school.stateOf(bought)).toMatchObject({ back: 29_700, underWay: 0 });
	expect((await notesOf(bought)).map(({ totalMinor }) => totalMinor).sort()).toEqual([20_000, 9_700]);
});

test("what has failed and of which all went another way is closed: nothing more is paid, and no note written", async () => {
	const bought = await promise(9_700);
	await giveBackAtGateway(bought, 10_000);
	await school.work();
	const closing = decision(bought.refundId);
	expect(await approve(bought.refundId)).toEqual({ ok: false, reason: "goneBack" });
	const both = await Promise.all([payByHand(db, closing), payByHand(db, closing)]);
	expect(both.filter(({ ok }) => ok)).toHaveLength(1);
	await school.work();
	expect(await school.stateOf(bought)).toMatchObject({ back: 10_000, underWay: 0 });
	const [row] = await db.select().from(refunds).where(eq(refunds.id, bought.refundId));
	expect(row).toMatchObject({
		state: "takenBack",
		message: "At the gateway",
		gatewayReference: expect.stringMatching(/^by-hand-/),
	});
	expect(await notesOf(bought)).toMatchObject([{ totalMinor: 10_000 }]);
	const mails = await db
		.select()
		.from(outbox)
		.where(like(outbox.payload, `%refundByHand%${bought.refundId}%`));
	expect(mails).toHaveLength(1);
	const entries = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, bought.orderId));
	expect(entries.at(-1)).toMatchObject({ deed: "refunds.byHand", actorId: expect.any(Number) });
	// Messages are erased with the account, the log is not.
	expect(JSON.stringify(entries)).not.toContain("At the gateway");
});

test("a promise that a lost dispute has taken is not paid once more", async () => {
	const bought = await promise(9_700);
	const { amount } = await factsOf(bought);
	const lost = { reference: `d-${bought.orderId}`, state: "lost", reason: null, openedAt: new Date() } as const;
	await hear(bought, () => ({ dispute: { ...lost, amount: { ...amount, minor: 9_700 }, answerUntil: null } }));
	expect(await approve(bought.refundId)).toEqual({ ok: false, reason: "beingBooked" });
	await school.work();
	expect(await approve(bought.refundId)).toEqual({ ok: false, reason: "goneBack" });
	expect(await payByHand(db, decision(bought.refundId))).toEqual(GOES);
	expect(await school.stateOf(bought)).toMatchObject({ back: 9_700, underWay: 0 });
});

test("the gateway is not asked where it has given something back of which no news has come", async () => {
	const bought = await promise(9_700);
	await giveBackAtGateway(bought, 9_700);
	await db.delete(outbox).where(eq(outbox.kind, "sandbox.deliver"));
	expect(await approve(bought.refundId)).toEqual(GOES);
	await school.work();
	expect(await school.stateOf(bought)).toMatchObject({ back: 9_700, underWay: 0, refunds: ["succeeded"] });
	expect((await factsOf(bought)).refunds).toHaveLength(1);
});

test("what is given back at the gateway after the approval and before the gateway was asked is that refund", async () => {
	for (const minor of [9_700, 29_700]) {
		const bought = await school.ask();
		await approve(bought.refundId, minor);
		await giveBackAtGateway(bought, minor);
		await hear(bought);
		await school.work();
		await workLater();
		expect(await school.stateOf(bought)).toMatchObject({ back: minor, underWay: 0, refunds: ["succeeded"] });
		expect(await notesOf(bought)).toMatchObject([{ totalMinor: minor }]);
		expect((await factsOf(bought)).refunds).toHaveLength(1);
	}
});

test("what was approved in part, and went back at the gateway for as much again, is booked whole", async () => {
	const bought = await school.ask();
	await approve(bought.refundId, 18_000);
	await giveBackAtGateway(bought, 20_000);
	await hear(bought);
	await school.work();
	await workLater();
	expect(await school.stateOf(bought)).toMatchObject({ back: 20_000, underWay: 0 });
	expect(await approve(bought.refundId)).toEqual({ ok: false, reason: "goneBack" });
	expect(await notesOf(bought)).toMatchObject([{ totalMinor: 20_000 }]);
});

test("what the order had counted when a refund was approved is not taken off it again", async () => {
	const bought = await school.buy();
	await giveBackAtGateway(bought, 9_700);
	await hear(bought);
	const asked = { userId: bought.userId, orderId: bought.orderId, reasonCode: null, reason: "", origin: TOOLS.origin };
	const request = await requestRefund(db, { ...asked, now: new Date() });
	if (!request.ok) throw new Error(request.reason);
	await school.work();
	school.failNext();
	expect(await approve(request.refundId)).toEqual(GOES);
	await school.work();
	expect(await approve(request.refundId)).toEqual(GOES);
	await school.work();
	expect(await school.stateOf(bought)).toMatchObject({ back: 29_700, underWay: 0, isOpen: false });
});

test("access ends when the last part goes back at the gateway after another was paid by hand", async () => {
	const bought = await promise(18_000);
	expect(await payByHand(db, decision(bought.refundId))).toEqual(GOES);
	expect(await school.stateOf(bought)).toMatchObject({ back: 18_000, isOpen: true });
	await giveBackAtGateway(bought, 11_700);
	await school.work();
	expect(await school.stateOf(bought)).toMatchObject({ back: 29_700, isOpen: false, enrollment: "refunded" });
});

test("what was paid for nothing and asked back under its old name is not asked for once more", async () => {
	const bought = await school.buy();
	const { reference: paymentReference, amount, metadata } = await factsOf(bought);
	const [order] = await db.select().from(orders).where(eq(orders.id, bought.orderId));
	if (!order) throw new Error("No order");
	await runTogether(db, [
		...insertDuplicateRefund(db, { order, paymentId: metadata.paymentId ?? null, now: new Date() }),
	]);
	const refundId = duplicateRefundId(bought.orderId);
	await school.sandbox.refund({ refundId, orderId: bought.orderId, paymentReference, amount });
	await school.work();
	expect((await factsOf(bought)).refunds).toHaveLength(1);
	expect(await school.stateOf(bought)).toMatchObject({ back: 29_700, underWay: 0, refunds: ["succeeded"] });
});
