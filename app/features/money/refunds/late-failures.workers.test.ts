import { and, asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { PaymentFacts } from "#app/features/money/gateway/payment-gateway.ts";
import { emitEvent } from "#app/features/money/gateway/sandbox/sandbox.repository.server.ts";
import { issueCreditNote } from "#app/features/money/invoices/issue-credit-note.server.ts";
import { issueInvoice } from "#app/features/money/invoices/issue-invoice.server.ts";
import { settlePayment } from "#app/features/money/orders/events/settle-payment.server.ts";
import { findPaymentWithOrder } from "#app/features/money/orders/face.server.ts";
import { runTogether } from "#db/run-together.server.ts";
import { gatewayRefunds, invoices, refunds, sandboxPayments, sandboxRefunds } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { noUnprintableLetters } from "#tests/money/no-unprintable-letters.ts";
import { openRefunds, TOOLS } from "#tests/money/refunds.ts";
import { approveRefund } from "./decide-refund.server";

const school = openRefunds(db);
Object.assign(school.handlers, {
	"order.paid": issueInvoice(noUnprintableLetters),
	"invoice.credit": issueCreditNote(noUnprintableLetters),
});

async function approve(refundId: string) {
	const by = { message: "Done", actorId: (await makeUser(db)).id, requestId: "r", tools: TOOLS, now: new Date() };
	const approved = await approveRefund(db, { refundId, amountMinor: null, ...by });
	if (!approved.ok) throw new Error(approved.reason);
	await school.work();
}

async function giveBack() {
	const bought = await school.ask();
	await approve(bought.refundId);
	const facts = await school.sandbox.findSessionPayment(bought.sessionId);
	if (!facts) throw new Error("No payment");
	return { ...bought, facts };
}

async function fail({ facts, sessionId }: { facts: PaymentFacts; sessionId: string }) {
	const [paymentId, now] = [facts.reference ?? "", new Date()];
	await db
		.update(sandboxRefunds)
		.set({ state: "failed", failure: "returned" })
		.where(eq(sandboxRefunds.paymentId, paymentId));
	await db.update(sandboxPayments).set({ refundedMinor: 0 }).where(eq(sandboxPayments.sessionId, sessionId));
	const event = { id: `sbe_${crypto.randomUUID()}`, type: "refund.failed", objectKind: "payment" as const };
	await db.batch(emitEvent(db, { ...event, objectId: paymentId }, now));
	await school.work();
}

async function settleLate(orderId: string, facts: PaymentFacts) {
	const [found] = await findPaymentWithOrder(db, facts.metadata.paymentId ?? "");
	if (found?.order.id !== orderId) throw new Error("No payment");
	await runTogether(
		db,
		settlePayment(db, found, { facts, gateway: "sandbox", orderEvents: TOOLS.orderEvents, now: new Date() }).writes,
	);
}
const papers = async (orderId: string) => {
	const rows = await db
		.select()
		.from(invoices)
		.where(eq(invoices.orderId, orderId))
		.orderBy(asc(invoices.issuedAt), asc(invoices.id));
	return rows.sort((a, b) => a.issuedAt.getTime() - b.issuedAt.getTime());
};

test("a refund that fails weeks after it was confirmed returns to the queue, and its credit note is reversed", async () => {
	const bought = await giveBack();
	expect(await school.stateOf(bought)).toMatchObject({ back: 29_700, refunds: ["succeeded"] });
	const [, note] = await papers(bought.orderId);
	await fail(bought);
	await fail(bought);
	expect(await school.stateOf(bought)).toMatchObject({ back: 0, underWay: 0, refunds: ["failed"], isOpen: false });
	const [, , reversal, ...others] = await papers(bought.orderId);
	expect(reversal).toMatchObject({ kind: "reversal", correctsId: note?.id, totalMinor: note?.totalMinor });
	expect(reversal?.series).toMatch(/^TESTRV-/);
	expect(others).toEqual([]);

	await approve(bought.refundId);
	expect(await school.stateOf(bought)).toMatchObject({ back: 29_700, underWay: 0, refunds: ["succeeded"] });
	const all = await papers(bought.orderId);
	expect(all.map(({ kind }) => kind)).toEqual(["invoice", "creditNote", "reversal", "creditNote"]);
	expect(all.map(({ edition }) => edition)).toEqual([1, 1, 1, 2]);
});

test("old news that is written after the failure takes nothing back: neither the sum nor the note", async () => {
	const bought = await giveBack();
	await fail(bought);
	await settleLate(bought.orderId, bought.facts);
	await settleLate(bought.orderId, { ...bought.facts, refunds: [] });
	await school.work();
	expect(await school.stateOf(bought)).toMatchObject({ back: 0, underWay: 0, refunds: ["failed"] });
	expect((await papers(bought.orderId)).map(({ kind }) => kind)).toEqual(["invoice", "creditNote", "reversal"]);
	const known = await db.select().from(gatewayRefunds).where(eq(gatewayRefunds.orderId, bought.orderId));
	expect(known).toMatchObject([{ state: "failed", amountMinor: 29_700 }]);
});

test("a refund that has failed before its note was written has none, and the series no gap", async () => {
	const bought = await giveBack();
	const [note] = await db
		.select()
		.from(invoices)
		.where(and(eq(invoices.orderId, bought.orderId), eq(invoices.kind, "creditNote")));
	expect(note).toBeDefined();
	const late = await giveBack();
	await db.delete(invoices).where(and(eq(invoices.orderId, late.orderId), eq(invoices.kind, "creditNote")));
	await db.update(refunds).set({ state: "failed" }).where(eq(refunds.id, late.refundId));
	const job = { id: "x", kind: "invoice.credit" as const, payload: { refundId: late.refundId }, dueAt: new Date() };
	expect(await issueCreditNote(noUnprintableLetters)(job, { db, now: new Date(), handOver: async () => {} })).toEqual({
		writes: [],
	});
});

test("a note that was being written when the refund failed is not written", async () => {
	const bought = await giveBack();
	await db.delete(invoices).where(and(eq(invoices.orderId, bought.orderId), eq(invoices.kind, "creditNote")));
	const job = { id: "x", kind: "invoice.credit" as const, payload: { refundId: bought.refundId }, dueAt: new Date() };
	const outcome = await issueCreditNote(noUnprintableLetters)(job, { db, now: new Date(), handOver: async () => {} });
	if ("postponedUntil" in outcome) throw new Error("Postponed");
	await db.update(refunds).set({ state: "failed" }).where(eq(refunds.id, bought.refundId));
	await expect(runTogether(db, outcome.writes)).rejects.toThrow();
	expect((await papers(bought.orderId)).map(({ kind }) => kind)).toEqual(["invoice"]);
});
