import { and, eq } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "../../../db/client.server";
import { gatewayRefunds } from "../../../db/schema/schema";
import { enqueue } from "../jobs/enqueue.server";
import { insertRefund, listOfSamePeriod, moveRefund } from "../orders/refunding.server";
import { creditGone } from "./credit-gone.server";
import { sharesOf, standingOf } from "./refund-shares";
import { listRefundsOf, type OrderRow } from "./refunds.repository.server";

type Adopted = { order: OrderRow; reference: string; jobId: string; now: Date };

/**
 * Money that was given back at the gateway itself, and not by the school, becomes a refund like any other, with its shares and its
 * credit note: one of the same amount that has failed is that one. Writes for one batch; none where there is nothing left that could have
 * gone back.
 */
export async function adoptRefund(
	db: Database,
	{ order, reference, jobId, now }: Adopted,
): Promise<BatchItem<"sqlite">[]> {
	const [[told], known, period] = await db.batch([
		db
			.select()
			.from(gatewayRefunds)
			.where(and(eq(gatewayRefunds.reference, reference), eq(gatewayRefunds.orderId, order.id))),
		listRefundsOf(db, order.id),
		listOfSamePeriod(db, order.id),
	]);
	const standing = standingOf(known);
	const amount = Math.min(told?.amountMinor ?? 0, order.totalMinor - standing.amountMinor);
	if (told?.state !== "succeeded" || amount <= 0) return [];
	const done = {
		...{ ...sharesOf(order, standing, amount), state: "succeeded" as const, succeededAt: told.changedAt },
		...{ gatewayReference: reference, changedAt: now },
	};
	const failed = known.find((one) => one.state === "failed" && one.amountMinor === amount);
	const id = failed?.id ?? crypto.randomUUID();
	const { id: orderId, userId, currency } = order;
	return [
		failed
			? moveRefund(db, { id, from: ["failed"] }, { ...done, failedAt: null, failure: null })
			: insertRefund(db, {
					...{ id, orderId, userId, kind: "goodwill", currency, requestedAt: told.changedAt, ...done },
				}),
		enqueue(db, "invoice.credit", { refundId: id }, { id: jobId, dueAt: now }),
		...creditGone(db, { order, period, goneMinor: standing.amountMinor + amount, now }),
	];
}
