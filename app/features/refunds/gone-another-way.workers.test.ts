import { and, eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries, gatewayRefunds, invoices, orders, outbox, refunds } from "../../../db/schema/schema";
import { db } from "../../../tests/database";
import { makeUser } from "../../../tests/factories";
import { openRefunds, TOOLS } from "../../../tests/money/refunds";
import { issueCreditNote } from "../invoices/issue-credit-note.server";
import { issueInvoice } from "../invoices/issue-invoice.server";
import { runWrites } from "../memberships/run-writes.server";
import { approveRefund } from "./decide-refund.server";
import { payByHand } from "./pay-by-hand.server";
import { adoptRefund } from "./refunds.server";

const school = openRefunds(db);
Object.assign(school.handlers, { "order.paid": issueInvoice, "invoice.credit": issueCreditNote });
const { id: actorId } = await makeUser(db);
const decision = (refundId: string) => ({
	...{ refundId, message: "At the gateway", actorId, requestId: "r", tools: TOOLS, now: new Date() },
});

/** Somebody whose refund was approved and could not be sent, and whose money is then given back at the gateway itself. */
async function giveBackElsewhere(approvedMinor: number | null, goneMinor: number) {
	const bought = await school.ask();
	school.failNext();
	await approveRefund(db, { ...decision(bought.refundId), amountMinor: approvedMinor });
	await school.work();
	const facts = await school.sandbox.findSessionPayment(bought.sessionId);
	if (!facts?.reference) throw new Error("No payment");
	const request = { refundId: `dashboard-${bought.orderId}`, orderId: bought.orderId };
	const amount = { ...facts.amount, minor: goneMinor };
	await school.sandbox.refund({ ...request, paymentReference: facts.reference, amount });
	await school.work();
	return bought;
}

/** As the daily comparison does about a refund that nobody here has asked for. */
async function adopt(orderId: string) {
	const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
	const [told] = await db
		.select()
		.from(gatewayRefunds)
		.where(and(eq(gatewayRefunds.orderId, orderId), eq(gatewayRefunds.state, "succeeded")));
	if (!order || !told) throw new Error("Nothing to adopt");
	const adopted = { order, reference: told.reference, jobId: `adopt-${orderId}`, now: new Date() };
	await runWrites(db, await adoptRefund(db, adopted));
	await school.work();
	return told.reference;
}
const notesOf = (orderId: string) =>
	db
		.select()
		.from(invoices)
		.where(and(eq(invoices.orderId, orderId), eq(invoices.kind, "creditNote")));

test("a refund that has failed and is made at the gateway itself is that refund, and no second one", async () => {
	const bought = await giveBackElsewhere(9_700, 9_700);
	const gatewayReference = await adopt(bought.orderId);
	const rows = await db.select().from(refunds).where(eq(refunds.orderId, bought.orderId));
	expect(rows).toMatchObject([{ id: bought.refundId, state: "succeeded", gatewayReference, failure: null }]);
	expect(await school.stateOf(bought)).toMatchObject({ back: 9_700, underWay: 0 });
	expect(await notesOf(bought.orderId)).toMatchObject([{ totalMinor: 9_700 }]);
	expect(await payByHand(db, decision(bought.refundId))).toEqual({ ok: false, reason: "decidedBefore" });
});

test("what has failed and of which the money went another way is closed: nothing more is paid, and no note written", async () => {
	const bought = await giveBackElsewhere(null, 20_000);
	await adopt(bought.orderId);
	const closing = decision(bought.refundId);
	expect(await approveRefund(db, { ...closing, amountMinor: null })).toEqual({ ok: false, reason: "goneBack" });
	const both = await Promise.all([payByHand(db, closing), payByHand(db, closing)]);
	expect(both.filter(({ ok }) => ok)).toHaveLength(1);
	await school.work();
	expect(await school.stateOf(bought)).toMatchObject({ back: 20_000, underWay: 0 });
	const [row] = await db.select().from(refunds).where(eq(refunds.id, bought.refundId));
	expect(row).toMatchObject({
		state: "takenBack",
		message: "At the gateway",
		gatewayReference: expect.stringMatching(/^by-hand-/),
	});
	expect(await notesOf(bought.orderId)).toMatchObject([{ totalMinor: 20_000 }]);
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
