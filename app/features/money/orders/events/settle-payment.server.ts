import type { BatchItem } from "drizzle-orm/batch";
import { insertOrderRight } from "#app/features/learning/entitlements/entitlements.server.ts";
import { consumeCoupon } from "#app/features/money/coupons/coupons.server.ts";
import { failedTries } from "#app/features/money/gateway/left-of-payment.ts";
import type { PaymentFacts } from "#app/features/money/gateway/payment-gateway.ts";
import { enqueue } from "#app/features/operations/jobs/enqueue.server.ts";
import type { Database } from "#db/client.server.ts";
import type { GatewayName } from "#db/schema/money/orders.ts";
import { allGone } from "../all-gone.server";
import { guaranteeUntil } from "../guarantee";
import { type OrderStep, orderStep } from "../order-states";
import {
	endReview,
	moveOrder,
	noteDispute,
	noteTrouble,
	type OrderRow,
	type PaymentRow,
	requirePaidBy,
	updatePayment,
} from "../orders.repository.server";
import { countRefunded, keepGatewayRefund } from "../refunding.repository.server";
import { keepDispute } from "./gateway-events.repository.server";

/** What other rooms add to the batch in which an order is paid, or its money has gone back. */
export type OrderJoins = {
	paid: (db: Database, order: OrderRow, now: Date) => BatchItem<"sqlite">[];
	/** All of it has gone back, by a refund or by a dispute that was lost. */
	takenBack: (db: Database, order: OrderRow, now: Date) => BatchItem<"sqlite">[];
	/** What the gateway knows of the refunds and disputes of the payment that has paid an order. */
	told: (
		db: Database,
		told: { order: OrderRow; payment: PaymentRow; facts: PaymentFacts },
		now: Date,
	) => BatchItem<"sqlite">[];
};

type Found = { order: OrderRow; payment: PaymentRow };
export type Settled = {
	writes: BatchItem<"sqlite">[];
	outcome: OrderStep["kind"];
	/** A job among the writes that is to be done at once. */
	next?: string;
	/** The job that follows from money that has gone back. */
	goneBack?: string;
};

/**
 * What follows from a payment as its gateway has it now, as writes for one batch. Each only leads further: paid stays paid,
 * what went back stays back, so that events in any order and any number come to the same.
 */
export function settlePayment(
	db: Database,
	{ order, payment }: Found,
	{ facts, gateway, joins, now }: { facts: PaymentFacts; gateway: GatewayName; joins: OrderJoins; now: Date },
): Settled {
	const step = orderStep(order, facts);
	const writes: BatchItem<"sqlite">[] = [updatePayment(db, payment.id, seenOf(facts, now))];
	const { id } = order;
	let next: string | undefined;
	if (step.kind === "paid") {
		const paid = paidWrites(db, { order, facts, joins, now });
		writes.push(...paid.writes);
		next = paid.jobId;
	} else if (step.kind === "pending" || step.kind === "failed") {
		writes.push(moveOrder(db, { id, to: step.kind, trouble: step.trouble, now }));
		if (step.kind === "failed") writes.push(failureJob(db, order, now));
	} else if (step.kind === "inReview") {
		const { reference } = facts;
		const also = { gatewayReference: reference };
		writes.push(
			moveOrder(db, { id, to: "inReview", trouble: step.trouble, now }, also),
			requirePaidBy(db, { id, reference }),
		);
	} else if (step.kind === "givenBack") {
		writes.push(
			endReview(db, { id, to: "expired", now }, { gatewayReference: facts.reference }),
			...endSubscription(db, order, now),
		);
	} else if (step.kind === "paidTwice" || step.kind === "cameBack") {
		const tries = failedTries(facts);
		next = `give-back:${payment.id}${tries > 0 ? `.${tries}` : ""}`;
		const job = enqueue(db, "payment.giveBack", { paymentId: payment.id }, { id: next, dueAt: now });
		// What is looked at keeps the reason why.
		if (order.state === "paid") writes.push(noteTrouble(db, { id, trouble: "paidTwice", now }));
		writes.push(job.onConflictDoNothing());
	}
	const settled: Settled = { writes, outcome: step.kind, ...(next ? { next } : {}) };
	const counts = step.kind === "paid" || (order.state === "paid" && order.gatewayReference === facts.reference);
	if (!counts) return settled;
	const counted = countWrites(db, { order, facts, now });
	writes.push(
		...takenBackWrites(db, { order, facts, gateway, joins, now }),
		...joins.told(db, { order, payment, facts }, now),
		...counted.writes,
	);
	return counted.jobId ? { ...settled, goneBack: counted.jobId } : settled;
}

/** Whoever stands before the page of the card tries another one: only who has not paid after a while is told by mail. */
function failureJob(db: Database, { id }: OrderRow, now: Date) {
	const when = { id: `order.failed:${id}`, dueAt: new Date(now.getTime() + FAILURE_TOLD_AFTER_MS) };
	return enqueue(db, "order.failed", { orderId: id }, when).onConflictDoNothing();
}

const FAILURE_TOLD_AFTER_MS = 30 * 60_000;

function seenOf(facts: PaymentFacts, now: Date): Partial<PaymentRow> {
	const { state, failure, reference, sessionReference, card, amount, isTest } = facts;
	return {
		...{ state, failure, changedAt: now },
		// What has come, which may be another amount than was asked for.
		...(state === "paid" ? { amountMinor: amount.minor, currency: amount.currency, isTest } : {}),
		...(reference ? { paymentReference: reference } : {}),
		...(sessionReference ? { sessionReference } : {}),
		...(card ? { cardBrand: card.brand, cardLast4: card.last4, cardFingerprint: card.fingerprint } : {}),
	};
}

type Paying = { order: OrderRow; facts: PaymentFacts; joins: OrderJoins; now: Date };

function paidWrites(db: Database, { order, facts: { reference }, joins, now }: Paying) {
	const { id } = order;
	const also = { paidAt: now, gatewayReference: reference, guaranteeUntil: guaranteeUntil(order, now) };
	const { writes, jobId } = followsPayment(db, { order: { ...order, state: "paid", ...also }, joins, now });
	const moved = [moveOrder(db, { id, to: "paid", trouble: null, now }, also), requirePaidBy(db, { id, reference })];
	return { writes: [...moved, ...writes], jobId };
}

/** What follows in the batch in which an order is paid, behind the write that says so: what it opens, and the job of those who hang on it. */
export function followsPayment(
	db: Database,
	{ order, joins, now }: { order: OrderRow; joins: Pick<OrderJoins, "paid">; now: Date },
): { writes: BatchItem<"sqlite">[]; jobId: string } {
	const jobId = `order.paid:${order.id}`;
	const writes = [
		enqueue(db, "order.paid", { orderId: order.id }, { id: jobId, dueAt: now }).onConflictDoNothing(),
		...(order.couponId === null ? [] : [consumeCoupon(db, order.id, now)]),
		...rightsOf(order, now).map((right) => insertOrderRight(db, right)),
		...joins.paid(db, order, now),
	];
	return { writes, jobId };
}

/** What was bought by the month and has begun nothing has a subscription all the same, which would take the next one. */
export function endSubscription(db: Database, { id: orderId, kind, membershipId }: OrderRow, now: Date) {
	if (kind !== "plan" || membershipId) return [];
	const job = { id: `membership.giveBack:${orderId}`, dueAt: now };
	return [enqueue(db, "membership.giveBack", { orderId }, job).onConflictDoNothing()];
}

/** What an order opens: a course for good. What a plan opens is written with its membership. */
function rightsOf({ id: orderId, userId, kind, thingId }: OrderRow, now: Date) {
	if (userId === null || kind === "plan") return [];
	return [{ userId, orderId, now, thing: { kind, courseId: thingId } }];
}

/** What has gone back of the payment that paid the order: by refunds, and by a dispute that its buyer has won. */
function takenBackWrites(
	db: Database,
	{ order, facts, gateway, joins, now }: Paying & { gateway: GatewayName },
): BatchItem<"sqlite">[] {
	const writes: BatchItem<"sqlite">[] = [];
	const { dispute } = facts;
	if (dispute) {
		const { reference, state, reason, amount, openedAt, answerUntil } = dispute;
		writes.push(
			noteDispute(db, { id: order.id, at: openedAt, now }),
			keepDispute(db, {
				...{ id: `${gateway}:${reference}`, orderId: order.id, gateway, gatewayReference: reference, state, reason },
				...{ currency: amount.currency, amountMinor: amount.minor, openedAt, answerUntil },
				closedAt: state === "open" ? null : now,
			}),
		);
	}
	writes.push(...facts.refunds.map((refund) => keepGatewayRefund(db, { orderId: order.id, gateway, refund, now })));
	const minor = takenBackOf(order, facts);
	if (minor <= order.refundedMinor || minor < order.totalMinor) return writes;
	writes.push(...allGone(db, { order, joins, now }));
	return writes;
}

/** What has gone back in all, as the gateway says it now. */
function takenBackOf({ totalMinor }: OrderRow, { refunds, dispute }: PaymentFacts): number {
	const lost = dispute?.state === "lost" ? dispute.amount.minor : 0;
	return Math.min(
		totalMinor,
		refunds.reduce((sum, { state, amount }) => sum + (state === "succeeded" ? amount.minor : 0), lost),
	);
}

/** The sums of the order, and the job of those who hang on them: once for each sum, and anew for one that comes back. */
function countWrites(
	db: Database,
	{ order, facts, now }: Omit<Paying, "joins">,
): { writes: BatchItem<"sqlite">[]; jobId?: string } {
	const { id } = order;
	if (facts.refunds.length === 0 && !facts.dispute) return { writes: [] };
	const count = countRefunded(db, { id, now });
	const minor = takenBackOf(order, facts);
	if (minor === order.refundedMinor) return { writes: [count] };
	const failed = failedTries(facts);
	const jobId = `order.refunded:${id}:${minor}${failed > 0 ? `.${failed}` : ""}`;
	const job = enqueue(db, "order.refunded", { orderId: id }, { id: jobId, dueAt: now }).onConflictDoNothing();
	return { writes: [count, job], jobId };
}
