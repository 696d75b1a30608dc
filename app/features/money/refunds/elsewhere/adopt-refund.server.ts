import { jobIdsAtGateway } from "#app/features/money/gateway/job-ids.ts";
import {
	findOrder,
	fullyRefundedWrites,
	holdForRefund,
	insertRefund,
	listOrdersOfSamePeriod,
	moveRefund,
	type OrderEvents,
	type RefundRow,
} from "#app/features/money/orders/face.server.ts";
import { enqueue } from "#app/features/operations/jobs/face.server.ts";
import type { JobHandler } from "#app/features/operations/jobs/outbox/job-handler.ts";
import { KNOWN_FAILURES } from "#app/features/operations/jobs/outbox/known-failures.ts";
import { MINUTE_MS } from "#app/shared/durations.ts";
import { newId } from "#app/shared/ids.ts";
import type { Database } from "#db/client.server.ts";
import { requireChange } from "#db/conflict.ts";
import { inBatch } from "#db/in-batch.server.ts";
import type { Write } from "#db/write.ts";
import { flagLostCredit } from "../credit-gone.server";
import { commissionJob } from "../refund-jobs.server";
import { sumStandingRefunds, toRefundShares } from "../refund-shares";
import { CAME_BACK } from "../refund-states";
import { listRefundsOf, type OrderRow } from "../refunds.repository.server";
import { failedRefundWrites } from "../settle-gateway-refunds.server";
import { isDeducted, remainingOfRefund } from "./gone-elsewhere";
import { findGatewayRefund } from "./gone-elsewhere.repository.server";

type RefundEvents = Pick<OrderEvents, "onOrderRefunded">;
type ReportedRefund = { order: OrderRow; reference: string; orderEvents: RefundEvents; jobId: string; now: Date };
type Writes = Write[];

export function adoptReportedRefund({ orderEvents }: { orderEvents: RefundEvents }): JobHandler<"refund.adopt"> {
	return async ({ id, payload: { orderId, reference } }, { db, now }) => {
		const [order] = await findOrder(db, orderId);
		if (!order) return { writes: [] };
		const jobId = jobIdsAtGateway.creditNote(id);
		const writes = await adoptRefund(db, { order, reference, orderEvents, jobId, now });
		if (!writes) return { postponedUntil: new Date(now.getTime() + WAIT_MS), because: KNOWN_FAILURES.refundUnderWay };
		return writes.length > 0 ? { writes, next: jobId } : { writes };
	};
}

const WAIT_MS = 5 * MINUTE_MS;

/**
 * Records a refund made at the gateway like any other, with shares and credit note, or completes a failed one of the
 * same amount. One that is returned later fails. Writes for one batch, which fails when the order's refunds changed
 * since they were read; null while a refund of ours is pending and both would exceed the payment, so that one will
 * fail.
 */
export async function adoptRefund(db: Database, adopted: ReportedRefund): Promise<Writes | null> {
	const { order, reference } = adopted;
	const { id: orderId } = order;
	const {
		told: [told],
		known,
		period,
	} = await inBatch(db, {
		told: findGatewayRefund(db, { orderId, reference }),
		known: listRefundsOf(db, orderId),
		period: listOrdersOfSamePeriod(db, orderId),
	});
	const own = known.find(({ gatewayReference }) => gatewayReference === reference);
	if (told?.state === "failed") return own?.state === "succeeded" ? returnedWrites(db, { own, known }, adopted) : [];
	if (own || told?.state !== "succeeded") return [];
	const standing = sumStandingRefunds(known);
	const leftMinor = order.totalMinor - standing.amountMinor;
	if (told.amountMinor > leftMinor && known.some(isUnderWay)) return null;
	const amountMinor = Math.min(told.amountMinor, leftMinor);
	if (amountMinor <= 0) return [];
	const shares = toRefundShares(order, standing, amountMinor);
	const goneMinor = standing.amountMinor + amountMinor;
	const before = order.refundedMinor + order.refundingMinor;
	const { orderEvents, now } = adopted;
	return [
		holdForRefund(db, { id: orderId, minor: 0, before, standingMinor: standing.amountMinor, now }),
		requireChange(db),
		...recordWrites(
			db,
			{ shares, toldAt: told.changedAt, failed: findPromisedRefund(known, amountMinor, told.changedAt) },
			adopted,
		),
		commissionJob(db, { orderId, job: reference }, now),
		...flagLostCredit(db, { order, period, goneMinor, now }),
		...(before >= order.totalMinor ? fullyRefundedWrites(db, { order, orderEvents, now }) : []),
	];
}

const isUnderWay = ({ state }: RefundRow) => state === "approved" || state === "sent";

/** The failed refund that this one fulfils: same amount, approved earlier, nothing refunded another way. */
function findPromisedRefund(known: readonly RefundRow[], minor: number, toldAt: Date) {
	return known.find(
		(one) => isDeducted(one, toldAt) && one.amountMinor === minor && remainingOfRefund(one, known) === minor,
	);
}

type RecordedRefund = { shares: ReturnType<typeof toRefundShares>; toldAt: Date; failed: RefundRow | undefined };

function recordWrites(
	db: Database,
	{ shares, toldAt, failed }: RecordedRefund,
	{ order, reference, jobId, now }: ReportedRefund,
): Writes {
	const { id: orderId, userId, currency } = order;
	const id = failed?.id ?? newId();
	const at = { succeededAt: toldAt, changedAt: now };
	const done = { ...shares, ...at, state: "succeeded" as const, gatewayReference: reference };
	const told = { id: jobIdsAtGateway.refundPaid(reference), dueAt: now };
	return [
		failed
			? // Approved again: the gateway keeps reporting the failure of the earlier attempt.
				moveRefund(db, { id, from: ["failed"] }, { ...done, decidedAt: now, failedAt: null, failure: null })
			: insertRefund(db, { id, orderId, userId, kind: "goodwill", currency, requestedAt: toldAt, ...done }),
		requireChange(db),
		enqueue(db, "invoice.credit", { refundId: id }, { id: jobId, dueAt: now }),
		enqueue(db, "refund.paid", { refundId: id }, told).onConflictDoNothing(),
	];
}

type ReturnedRefund = { own: RefundRow; known: readonly RefundRow[] };

/** Returned to us: a promise it was deducted from is whole again, else it waits like any failed refund. */
function returnedWrites(db: Database, { own, known }: ReturnedRefund, { reference, now }: ReportedRefund): Writes {
	const { id, orderId, decidedAt, succeededAt } = own;
	const isOfPromise = decidedAt === null && known.some((one) => one.id !== id && isDeducted(one, succeededAt ?? now));
	const state = isOfPromise ? ("takenBack" as const) : ("failed" as const);
	return [
		moveRefund(db, { id, from: ["succeeded"] }, { state, failedAt: now, failure: CAME_BACK, changedAt: now }),
		requireChange(db),
		...failedRefundWrites(db, { id, orderId, job: `${reference}:failed` }, now),
	];
}
