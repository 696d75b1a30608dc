import { eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import type { PaymentFacts, RefundFacts } from "#app/features/money/gateway/payment-gateway.ts";
import { issueCreditNote } from "#app/features/money/invoices/issue-credit-note.server.ts";
import { issueInvoice } from "#app/features/money/invoices/issue-invoice.server.ts";
import { settlePayment } from "#app/features/money/orders/events/settle-payment.server.ts";
import { findPaymentWithOrder } from "#app/features/money/orders/face.server.ts";
import { approveRefund } from "#app/features/money/refunds/decide-refund.server.ts";
import type { Database } from "#db/client.server.ts";
import { runTogether } from "#db/run-together.server.ts";
import { invoices, refunds, sandboxPayments, sandboxRefunds } from "#db/schema/schema.ts";
import { makeUser } from "../factories";
import { noUnprintableLetters } from "./no-unprintable-letters";
import { openRefunds, TOOLS } from "./refunds";

type Purchase = { orderId: string; sessionId: string };

export async function openGatewayRefunds(db: Database) {
	const school = openRefunds(db);
	Object.assign(school.handlers, {
		"order.paid": issueInvoice(noUnprintableLetters),
		"invoice.credit": issueCreditNote(noUnprintableLetters),
	});
	const { id: actorId } = await makeUser(db);
	const decision = (refundId: string) => ({
		refundId,
		message: "At the gateway",
		actorId,
		requestId: "r",
		tools: TOOLS,
		now: new Date(),
	});
	const approve = (refundId: string, amountMinor: number | null = null) =>
		approveRefund(db, { ...decision(refundId), amountMinor });

	/** An approved refund that could not be sent; null means the full amount. */
	async function promise(approvedMinor: number | null) {
		const bought = await school.ask();
		school.failNext();
		await approve(bought.refundId, approvedMinor);
		await school.work();
		expect(await school.stateOf(bought)).toMatchObject({ refunds: ["failed"] });
		return bought;
	}

	async function factsOf({ sessionId }: Purchase) {
		const facts = await school.sandbox.findSessionPayment(sessionId);
		if (!facts?.reference) throw new Error("No payment");
		return { ...facts, reference: facts.reference };
	}

	/** Refunds at the gateway; the event arrives with the next `work`. */
	async function giveBackAtGateway(bought: Purchase, minor: number) {
		const { reference: paymentReference, amount } = await factsOf(bought);
		const request = { refundId: `dashboard-${crypto.randomUUID()}`, orderId: bought.orderId, paymentReference };
		return school.sandbox.refund({ ...request, amount: { ...amount, minor } });
	}

	/** Processes only the payment's event, with changed facts. */
	async function hear(bought: Purchase, more: (facts: PaymentFacts) => Partial<PaymentFacts> = () => ({})) {
		const facts = await factsOf(bought);
		const [found] = await findPaymentWithOrder(db, facts.metadata.paymentId ?? "");
		if (!found) throw new Error("No payment");
		const told = {
			facts: { ...facts, ...more(facts) },
			gateway: "sandbox" as const,
			orderEvents: TOOLS.orderEvents,
			now: new Date(),
		};
		await runTogether(db, settlePayment(db, found, told).writes);
	}

	async function bounce(bought: Purchase, { reference, amount }: RefundFacts) {
		const { reference: paymentId } = await factsOf(bought);
		const failed = { state: "failed" as const, failure: "returned" };
		await db.update(sandboxRefunds).set(failed).where(eq(sandboxRefunds.id, reference));
		const left = { refundedMinor: sql`${sandboxPayments.refundedMinor} - ${amount.minor}` };
		await db.update(sandboxPayments).set(left).where(eq(sandboxPayments.id, paymentId));
		await hear(bought);
		await school.work();
	}

	const rowsOf = ({ orderId }: Purchase) =>
		db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(refunds.requestedAt);
	const papersOf = ({ orderId }: Purchase) =>
		db.select().from(invoices).where(eq(invoices.orderId, orderId)).orderBy(invoices.issuedAt);
	const notesOf = async (bought: Purchase) => (await papersOf(bought)).filter(({ kind }) => kind === "creditNote");
	return {
		...school,
		decision,
		approve,
		promise,
		factsOf,
		giveBackAtGateway,
		hear,
		bounce,
		rowsOf,
		papersOf,
		notesOf,
		workLater: () => school.work(10 * 60_000),
	};
}
