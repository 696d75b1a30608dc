import { touchRefundIfUnchanged } from "#app/features/money/orders/face.server.ts";
import type { JobHandler, JobOutcome } from "#app/features/operations/jobs/outbox/job-handler.ts";
import { KNOWN_FAILURES } from "#app/features/operations/jobs/outbox/known-failures.ts";
import { HOUR_MS, MINUTE_MS } from "#app/shared/durations.ts";
import type { Database } from "#db/client.server.ts";
import { requireChange } from "#db/conflict.ts";
import { type FindUnprintable, invoiceBuyer } from "./invoice-buyer.server";
import { findOrder, findRefund, type InvoiceRow, listInvoicesOfOrder } from "./invoices.repository.server";
import { lineText, toInvoiceTaxLines, writeDocument } from "./write-document.server";

type Refund = Awaited<ReturnType<typeof findRefund>>[number];

/**
 * Brings a refund's documents in line with it. A confirmed refund gets a credit note; when the bank later returns the
 * money, a reversal cancels it, and a new attempt gets its own. Issued documents are never changed.
 */
export function issueCreditNote(unprintable: FindUnprintable): JobHandler<"invoice.credit"> {
	return async ({ payload: { refundId } }, { db, now }) => {
		const [refund] = await findRefund(db, refundId);
		if (!refund) return { writes: [] };
		const issued = await listInvoicesOfOrder(db, refund.orderId);
		const notes = issued.filter((one) => one.refundId === refundId);
		const standing = notes.find(
			({ id }) => !issued.some(({ correctsId, kind }) => kind === "reversal" && correctsId === id),
		);
		const isBack = refund.state === "succeeded";
		if (isBack === Boolean(standing)) return { writes: [] };
		if (standing) return writeReversal(db, refund, standing, now);

		const invoice = issued.find(({ kind }) => kind === "invoice");
		// A credit note never comes before its invoice, which is being written or waits for its buyer.
		if (!invoice)
			return { postponedUntil: await nextAttemptAt(db, refund.orderId, now), because: KNOWN_FAILURES.noInvoice };
		return writeCreditNote(db, refund, { invoice, edition: notes.length + 1, unprintable, now });
	};
}

/** In a minute, or in an hour for an old order, whose invoice waits for its buyer. */
async function nextAttemptAt(db: Database, orderId: string, now: Date): Promise<Date> {
	const [order] = await findOrder(db, orderId);
	const isLate = order?.paidAt && now.getTime() - order.paidAt.getTime() > HOUR_MS;
	return new Date(now.getTime() + (isLate ? HOUR_MS : MINUTE_MS));
}

type CreditNoteInput = { invoice: InvoiceRow; edition: number; unprintable: FindUnprintable; now: Date };

async function writeCreditNote(
	db: Database,
	refund: Refund,
	{ invoice, edition, unprintable, now }: CreditNoteInput,
): Promise<JobOutcome> {
	const [order] = await findOrder(db, refund.orderId);
	if (!order) return { writes: [] };
	const { id: refundId, netMinor, taxMinor, amountMinor: totalMinor } = refund;
	const lines = [{ text: lineText(order), quantity: 1, listMinor: netMinor, discountMinor: 0, netMinor }];
	const amounts = { netMinor, taxMinor, totalMinor, lines, taxLines: toInvoiceTaxLines(order, { netMinor, taxMinor }) };
	const { buyer, waits } = await invoiceBuyer(db, order, unprintable);
	const written = await writeDocument(db, order, {
		// When the current name cannot be printed, use the invoice's, which could.
		buyer: waits || order.userId === null ? invoice.buyer : buyer,
		kind: "creditNote",
		amounts,
		refundId,
		edition,
		correctsId: invoice.id,
		now,
	});
	return { ...written, writes: [touchRefundIfUnchanged(db, refund), requireChange(db), ...written.writes] };
}

async function writeReversal(db: Database, refund: Refund, note: InvoiceRow, now: Date): Promise<JobOutcome> {
	const [order] = await findOrder(db, refund.orderId);
	if (!order) return { writes: [] };
	const { netMinor, taxMinor, totalMinor, lines, taxLines: taxes } = note;
	const amounts = { netMinor, taxMinor, totalMinor, lines, taxLines: taxes };
	const written = await writeDocument(db, order, {
		kind: "reversal",
		amounts,
		buyer: note.buyer,
		correctsId: note.id,
		now,
	});
	return { ...written, writes: [touchRefundIfUnchanged(db, refund), requireChange(db), ...written.writes] };
}
