import { eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries, gatewayRefunds, invoices, orders, outbox, refunds } from "../../../../db/schema/schema";
import { db } from "../../../../tests/database";
import { makeUser } from "../../../../tests/factories";
import { openRefunds, TOOLS } from "../../../../tests/money/refunds";
import type { RefundFacts } from "../../gateway/payment-gateway";
import { issueCreditNote } from "../../invoices/issue-credit-note.server";
import { issueInvoice } from "../../invoices/issue-invoice.server";
import { runWrites } from "../../memberships/run-writes.server";
import { settlePayment } from "../../orders/events/settle-payment.server";
import { duplicateRefundId, findPaymentWithOrder, insertDuplicateRefund } from "../../orders/orders.server";
import { approveRefund } from "../decide-refund.server";
import { payByHand } from "../pay-by-hand.server";
import { refundKey } from "../refund-states";
import { requestRefund } from "../request-refund.server";
import { adoptTold } from "./adopt-refund.server";

const school = openRefunds(db);
Object.assign(school.handlers, { "order.paid": issueInvoice, "invoice.credit": issueCreditNote });
const { id: actorId } = await makeUser(db);
const decision = (refundId: string) => ({
	...{ refundId, message: "At the gateway", actorId, requestId: "r", tools: TOOLS, now: new Date() },
});
const again = (refundId: string) => approveRefund(db, { ...decision(refundId), amountMinor: null });
const GOES = { ok: true, jobId: expect.any(String) };

/** Somebody whose refund was approved and could not be sent; null is all of it. */
async function promise(approvedMinor: number | null) {
	const bought = await school.ask();
	school.failNext();
	await approveRefund(db, { ...decision(bought.refundId), amountMinor: approvedMinor });
	await school.work();
	expect(await school.stateOf(bought)).toMatchObject({ refunds: ["failed"] });
	return bought;
}
type Bought = { orderId: string; sessionId: string };
/** What had to wait for another job is done as well. */
const later = () => school.work(10 * 60_000);

async function factsOf({ sessionId }: Bought) {
	const facts = await school.sandbox.findSessionPayment(sessionId);
	if (!facts?.reference) throw new Error("No payment");
	return { ...facts, reference: facts.reference };
}

/** Money is given back at the gateway itself, which tells of it when the school works next. */
async function giveBackAtGateway(bought: Bought, minor: number) {
	const { reference: paymentReference, amount } = await factsOf(bought);
	const request = { refundId: `dashboard-${crypto.randomUUID()}`, orderId: bought.orderId, paymentReference };
	return school.sandbox.refund({ ...request, amount: { ...amount, minor } });
}

/** The gateway tells of the payment, with what else it knows of its refunds, and nothing else is done yet. */
async function hear(
	bought: Bought,
	more: (refunds: readonly RefundFacts[]) => RefundFacts[] = (refunds) => [...refunds],
) {
	const facts = await factsOf(bought);
	const [found] = await findPaymentWithOrder(db, facts.metadata.paymentId ?? "");
	if (!found) throw new Error("No payment");
	const told = { facts: { ...facts, refunds: more(facts.refunds) }, gateway: "sandbox" as const };
	await runWrites(db, settlePayment(db, found, { ...told, joins: TOOLS.joins, now: new Date() }).writes);
}
const rowsOf = ({ orderId }: Bought) =>
	db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(refunds.requestedAt);
const papersOf = ({ orderId }: Bought) =>
	db.select().from(invoices).where(eq(invoices.orderId, orderId)).orderBy(invoices.issuedAt);
const notesOf = async (bought: Bought) => (await papersOf(bought)).filter(({ kind }) => kind === "creditNote");

test("a refund that has failed and is made at the gateway itself is that refund, and no second one", async () => {
	const bought = await promise(9_700);
	const { reference: gatewayReference } = await giveBackAtGateway(bought, 9_700);
	await hear(bought);
	// The gateway has told of it, and nothing has been booked.
	expect(await again(bought.refundId)).toEqual({ ok: false, reason: "beingBooked" });
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
	const as = (state: RefundFacts["state"]) => (all: readonly RefundFacts[]) => all.map((one) => ({ ...one, state }));
	await hear(bought, as("pending"));
	expect(await again(bought.refundId)).toEqual({ ok: false, reason: "beingBooked" });
	await hear(bought, as("failed"));
	expect(await again(bought.refundId)).toEqual(GOES);
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
	await hear(bought, (all) => [before, ...all]);
	await school.work();
	expect(await rowsOf(bought)).toMatchObject([{ state: "succeeded" }]);
	expect((await papersOf(bought)).map(({ kind }) => kind)).toEqual(["invoice", "creditNote"]);
});

test("a part that was given back at the gateway is taken off the promise, and the rest is paid", async () => {
	const bought = await promise(null);
	await giveBackAtGateway(bought, 20_000);
	await school.work();
	const both = await Promise.all([again(bought.refundId), payByHand(db, decision(bought.refundId))]);
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
	expect(await again(bought.refundId)).toEqual({ ok: false, reason: "goneBack" });
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
	expect(entries.at(-1)).toMatchObject({ deed: "refunds.byHand", actorId });
	// What is written to the buyer goes with their account, and the log outlives it.
	expect(JSON.stringify(entries)).not.toContain("At the gateway");
});

test("a promise that a lost dispute has taken is not paid once more", async () => {
	const bought = await promise(9_700);
	const { amount } = await factsOf(bought);
	const lost = { reference: `d-${bought.orderId}`, state: "lost", reason: null, openedAt: new Date() } as const;
	const facts = {
		...(await factsOf(bought)),
		dispute: { ...lost, amount: { ...amount, minor: 9_700 }, answerUntil: null },
	};
	const [found] = await findPaymentWithOrder(db, facts.metadata.paymentId ?? "");
	if (!found) throw new Error("No payment");
	const settled = settlePayment(db, found, { facts, gateway: "sandbox", joins: TOOLS.joins, now: new Date() });
	await runWrites(db, settled.writes);
	expect(await again(bought.refundId)).toEqual({ ok: false, reason: "beingBooked" });
	await school.work();
	expect(await again(bought.refundId)).toEqual({ ok: false, reason: "goneBack" });
	expect(await payByHand(db, decision(bought.refundId))).toEqual(GOES);
	expect(await school.stateOf(bought)).toMatchObject({ back: 9_700, underWay: 0 });
});

test("the gateway is not asked where it has given something back of which no news has come", async () => {
	const bought = await promise(9_700);
	await giveBackAtGateway(bought, 9_700);
	await db.delete(outbox).where(eq(outbox.kind, "sandbox.deliver"));
	expect(await again(bought.refundId)).toEqual(GOES);
	await school.work();
	expect(await school.stateOf(bought)).toMatchObject({ back: 9_700, underWay: 0, refunds: ["succeeded"] });
	expect((await factsOf(bought)).refunds).toHaveLength(1);
});

test("what is given back at the gateway after the approval and before the gateway was asked is that refund", async () => {
	for (const minor of [9_700, 29_700]) {
		const bought = await school.ask();
		await approveRefund(db, { ...decision(bought.refundId), amountMinor: minor });
		await giveBackAtGateway(bought, minor);
		// The news is dealt with first; only then is the gateway asked.
		await hear(bought);
		await school.work();
		await later();
		expect(await school.stateOf(bought)).toMatchObject({ back: minor, underWay: 0, refunds: ["succeeded"] });
		expect(await notesOf(bought)).toMatchObject([{ totalMinor: minor }]);
		expect((await factsOf(bought)).refunds).toHaveLength(1);
	}
});

test("what was approved in part, and went back at the gateway for as much again, is booked whole", async () => {
	const bought = await school.ask();
	await approveRefund(db, { ...decision(bought.refundId), amountMinor: 18_000 });
	await giveBackAtGateway(bought, 20_000);
	await hear(bought);
	await school.work();
	await later();
	expect(await school.stateOf(bought)).toMatchObject({ back: 20_000, underWay: 0 });
	expect(await again(bought.refundId)).toEqual({ ok: false, reason: "goneBack" });
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
	expect(await again(request.refundId)).toEqual(GOES);
	await school.work();
	expect(await again(request.refundId)).toEqual(GOES);
	await school.work();
	expect(await school.stateOf(bought)).toMatchObject({ back: 29_700, underWay: 0, isOpen: false });
});

test("a part that comes back belongs to the promise that it was taken off: that is whole again, and there is one", async () => {
	const bought = await promise(9_700);
	await giveBackAtGateway(bought, 5_000);
	await school.work();
	await hear(bought, (all) => all.map((one) => ({ ...one, state: "failed" as const })));
	expect(await again(bought.refundId)).toEqual({ ok: false, reason: "beingBooked" });
	await school.work();
	expect((await school.stateOf(bought)).refunds.sort()).toEqual(["failed", "takenBack"]);
	expect(await again(bought.refundId)).toEqual(GOES);
	await school.work();
	expect(await school.stateOf(bought)).toMatchObject({ back: 9_700, underWay: 0 });
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
	await runWrites(db, [
		...insertDuplicateRefund(db, { order, paymentId: metadata.paymentId ?? null, now: new Date() }),
	]);
	const refundId = duplicateRefundId(bought.orderId);
	await school.sandbox.refund({ refundId, orderId: bought.orderId, paymentReference, amount });
	await school.work();
	expect((await factsOf(bought)).refunds).toHaveLength(1);
	expect(await school.stateOf(bought)).toMatchObject({ back: 29_700, underWay: 0, refunds: ["succeeded"] });
});

test("what was given back at the gateway and comes back is in the queue again, with its note reversed", async () => {
	const bought = await promise(9_700);
	await giveBackAtGateway(bought, 9_700);
	await school.work();
	await hear(bought, (all) => all.map((one) => ({ ...one, state: "failed" as const })));
	await school.work();
	expect(await school.stateOf(bought)).toMatchObject({ back: 0, underWay: 0, refunds: ["failed"] });
	expect((await papersOf(bought)).map(({ kind }) => kind)).toEqual(["invoice", "creditNote", "reversal"]);
	// The gateway goes on telling of it, and it is paid once.
	expect(await adoptTold(TOOLS)(adoption(bought, "x"), { db, now: new Date(), handOver: async () => {} })).toEqual({
		writes: [],
	});
	expect(await payByHand(db, decision(bought.refundId))).toEqual(GOES);
	expect(await school.stateOf(bought)).toMatchObject({ back: 9_700, underWay: 0, refunds: ["succeeded"] });
});
const adoption = ({ orderId }: Bought, reference: string) => ({
	...{ id: "x", kind: "refund.adopt" as const, payload: { orderId, reference }, dueAt: new Date() },
});
