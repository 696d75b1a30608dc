import type { JobHandler } from "#app/features/operations/jobs/outbox/job-handler.ts";
import { type FindUnprintable, invoiceBuyer } from "./invoice-buyer.server";
import { findOrder, listInvoicesOfOrder } from "./invoices.repository.server";
import { lineText, toInvoiceTaxLines, writeDocument } from "./write-document.server";

/** Writes a paid order's invoice, once; none for free orders. Waits for a printable name and a business address. */
export function issueInvoice(unprintable: FindUnprintable): JobHandler<"order.paid"> {
	return async ({ payload: { orderId } }, { db, now }) => {
		const [[order], issued] = await db.batch([findOrder(db, orderId), listInvoicesOfOrder(db, orderId)]);
		if (order?.state !== "paid" || order.totalMinor === 0 || issued.length > 0) return { writes: [] };
		const { buyer, waits } = await invoiceBuyer(db, order, unprintable);
		if (waits) return { writes: [] };
		const { listMinor, discountMinor, netMinor, taxMinor, totalMinor } = order;
		const lines = [{ text: lineText(order), quantity: 1, listMinor, discountMinor, netMinor }];
		const amounts = {
			netMinor,
			taxMinor,
			totalMinor,
			lines,
			taxLines: toInvoiceTaxLines(order, { netMinor, taxMinor }),
		};
		return writeDocument(db, order, { kind: "invoice", amounts, buyer, now });
	};
}

export function issueWaitingInvoice(unprintable: FindUnprintable): JobHandler<"invoice.issue"> {
	const issue = issueInvoice(unprintable);
	return (job, tools) => issue({ ...job, kind: "order.paid" }, tools);
}
