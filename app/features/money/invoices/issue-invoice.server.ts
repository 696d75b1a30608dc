import type { JobHandler } from "#app/features/operations/jobs/outbox/job-handler.ts";
import { type FindUnprintable, invoiceBuyer } from "./invoice-buyer.server";
import { findOrder, listOfOrder } from "./invoices.repository.server";
import { lineText, taxLines, writeDocument } from "./write-document.server";

/**
 * Writes the invoice of a paid order, once. What costs nothing, such as the beginning of a trial, has none. While the name of
 * the buyer cannot be printed, or a business has given no address, it waits: the page of the order asks for what is missing.
 */
export function issueInvoice(unprintable: FindUnprintable): JobHandler<"order.paid"> {
	return async ({ payload: { orderId } }, { db, now }) => {
		const [[order], issued] = await db.batch([findOrder(db, orderId), listOfOrder(db, orderId)]);
		if (order?.state !== "paid" || order.totalMinor === 0 || issued.length > 0) return { writes: [] };
		const { buyer, waits } = await invoiceBuyer(db, order, unprintable);
		if (waits) return { writes: [] };
		const { listMinor, discountMinor, netMinor, taxMinor, totalMinor } = order;
		const lines = [{ text: lineText(order), quantity: 1, listMinor, discountMinor, netMinor }];
		const amounts = { netMinor, taxMinor, totalMinor, lines, taxLines: taxLines(order, { netMinor, taxMinor }) };
		return writeDocument(db, order, { kind: "invoice", amounts, buyer, now });
	};
}

/** The same once what an invoice has waited for is there. */
export function issueWaitingInvoice(unprintable: FindUnprintable): JobHandler<"invoice.issue"> {
	const issue = issueInvoice(unprintable);
	return (job, tools) => issue({ ...job, kind: "order.paid" }, tools);
}
