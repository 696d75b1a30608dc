import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "../../../../db/client.server";
import { requireChange } from "../../../../db/conflict";
import { enqueue } from "../../jobs/enqueue.server";
import type { JobHandler } from "../../jobs/outbox/job-handler";
import { findOrder } from "../../orders/orders.server";
import {
	holdForRefund,
	insertRefund,
	listOfSamePeriod,
	moveRefund,
	type RefundRow,
} from "../../orders/refunding.server";
import { creditGone } from "../credit-gone.server";
import { commissionJob } from "../refund-jobs.server";
import { sharesOf, standingOf } from "../refund-shares";
import { listRefundsOf, type OrderRow } from "../refunds.repository.server";
import { comesBack } from "../refunds-told.server";
import { findGatewayRefund } from "./gone-elsewhere.repository.server";

type Adopted = { order: OrderRow; reference: string; jobId: string; now: Date };

/** The handler of `refund.adopt`: what the gateway has given back by itself is booked as soon as it has told of it. */
export const adoptTold: JobHandler<"refund.adopt"> = async ({ id, payload: { orderId, reference } }, { db, now }) => {
	const [order] = await findOrder(db, orderId);
	if (!order) return { writes: [] };
	const jobId = `invoice.credit:${id}`;
	const writes = await adoptRefund(db, { order, reference, jobId, now });
	return writes.length > 0 ? { writes, next: jobId } : { writes };
};

/**
 * Brings a refund that was made at the gateway itself, and not by the school, in line with what the gateway says of it. What has gone
 * back becomes a refund like any other, with its shares and its credit note: one of the same amount that has failed is that one.
 * What comes back later has failed. Writes for one batch; none where there is nothing left that could have gone back. Where refunds
 * of the order have moved since they were read nothing of the batch is written.
 */
export async function adoptRefund(db: Database, adopted: Adopted): Promise<BatchItem<"sqlite">[]> {
	const { order, reference, jobId, now } = adopted;
	const { id: orderId } = order;
	const [[told], known, period] = await db.batch([
		findGatewayRefund(db, { orderId, reference }),
		listRefundsOf(db, orderId),
		listOfSamePeriod(db, orderId),
	]);
	const own = known.find(({ gatewayReference }) => gatewayReference === reference);
	if (told?.state === "failed") return own?.state === "succeeded" ? comeBack(db, own, adopted) : [];
	const standing = standingOf(known);
	const amount = Math.min(told?.amountMinor ?? 0, order.totalMinor - standing.amountMinor);
	if (own || told?.state !== "succeeded" || amount <= 0) return [];
	const done = {
		...{ ...sharesOf(order, standing, amount), state: "succeeded" as const, succeededAt: now },
		...{ gatewayReference: reference, changedAt: now },
	};
	const failed = known.find((one) => one.state === "failed" && one.amountMinor === amount);
	const id = failed?.id ?? crypto.randomUUID();
	const { userId, currency } = order;
	return [
		holdForRefund(db, { id: orderId, minor: 0, ...readOf(order), standingMinor: standing.amountMinor, now }),
		requireChange(db),
		...(failed
			? [
					// Decided on anew: the gateway goes on telling that the try of before has failed.
					moveRefund(
						db,
						{ id, from: ["failed"] },
						{ ...done, paymentId: failed.paymentId, decidedAt: now, failedAt: null, failure: null },
					),
					requireChange(db),
				]
			: [
					insertRefund(db, {
						...{ id, orderId, userId, kind: "goodwill", currency, requestedAt: told.changedAt, ...done },
					}),
				]),
		enqueue(db, "invoice.credit", { refundId: id }, { id: jobId, dueAt: now }),
		enqueue(db, "refund.paid", { refundId: id }, { id: `refund.paid:${reference}`, dueAt: now }).onConflictDoNothing(),
		commissionJob(db, { orderId, job: reference }, now),
		...creditGone(db, { order, period, goneMinor: standing.amountMinor + amount, now }),
	];
}

function comeBack(db: Database, { id, orderId }: RefundRow, { reference, now }: Adopted): BatchItem<"sqlite">[] {
	const failed = { state: "failed", failedAt: now, failure: null, changedAt: now } as const;
	return [
		moveRefund(db, { id, from: ["succeeded"] }, failed),
		requireChange(db),
		...comesBack(db, { id, orderId, job: `${reference}:failed` }, now),
	];
}

const readOf = ({ refundedMinor, refundingMinor }: OrderRow) => ({ before: refundedMinor + refundingMinor });
