import type { JobHandler } from "../jobs/outbox/job-handler";
import { findOrder, listOfOrder } from "./invoices.repository.server";
import { lineText, taxLines, writeDocument } from "./write-document.server";

/** Writes the invoice of a paid order, once. What costs nothing, such as the beginning of a trial, has none. */
export const issueInvoice: JobHandler<"order.paid"> = async ({ payload: { orderId } }, { db, now }) => {
	const [[order], issued] = await db.batch([findOrder(db, orderId), listOfOrder(db, orderId)]);
	if (order?.state !== "paid" || order.totalMinor === 0 || issued.length > 0) return { writes: [] };
	const { listMinor, discountMinor, netMinor, taxMinor, totalMinor } = order;
	const lines = [{ text: lineText(order), quantity: 1, listMinor, discountMinor, netMinor }];
	const amounts = { netMinor, taxMinor, totalMinor, lines, taxLines: taxLines(order, { netMinor, taxMinor }) };
	return writeDocument(db, order, { kind: "invoice", amounts, now });
};
