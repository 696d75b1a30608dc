import { jobIds } from "#app/features/money/gateway/job-ids.ts";
import { failedTries } from "#app/features/money/gateway/left-of-payment.ts";
import type { DisputeFacts, PaymentFacts, RefundFacts } from "#app/features/money/gateway/payment-gateway.ts";
import { guaranteeUntil } from "../guarantee";
import { type OrderStep, type OrderTrouble, orderStep } from "../order-states";
import type { OrderRow, PaymentRow } from "../orders.repository.server";

/** What may have to be written where a payment is settled, by name; `settlePayment` has the write of each. */
type Moves = {
	/** The try to pay, as its gateway has it. */
	payment: { seen: Partial<PaymentRow> };
	state: { to: "pending" | "paid" | "failed" | "inReview"; trouble: OrderTrouble | null; also?: Partial<OrderRow> };
	/** Stops all of it where another payment was taken for the order first. */
	requirePaidBy: { reference: string | null };
	endReview: { to: "expired"; also: Partial<OrderRow> };
	trouble: { trouble: OrderTrouble };
	job: { kind: "order.paid" | "order.failed" | "order.refunded" | "membership.giveBack"; id: string; dueAt: Date };
	giveBack: { id: string };
	couponUsed: object;
	courseOpens: { userId: number; courseId: number };
	/** What other rooms do about an order that is paid. */
	joinsPaid: { paid: OrderRow };
	dispute: { dispute: DisputeFacts };
	refund: { refund: RefundFacts };
	allGone: object;
	/** What other rooms do about refunds and disputes. */
	joinsTold: object;
	count: object;
};
export type MoveName = keyof Moves;
/** Those that stand on the order alone: somebody who looks at a payment by hand makes them too. */
export type OrderMoveName = "job" | "couponUsed" | "courseOpens" | "joinsPaid";
export type Move<Name extends MoveName = MoveName> = { [N in Name]: { write: N } & Moves[N] }[Name];

export type Settlement = {
	moves: Move[];
	outcome: OrderStep["kind"];
	/** A job among the moves that is to be done at once. */
	next?: string;
	/** The job that follows from money that has gone back. */
	goneBack?: string;
};
type Paying = { order: OrderRow; payment: PaymentRow; facts: PaymentFacts; now: Date };

/**
 * What must be written about a payment as its gateway has it now, in this order and in one batch. Each move only leads further: paid
 * stays paid, what went back stays back, so that events in any order and any number come to the same.
 */
export function settlementOf(paying: Paying): Settlement {
	const { order, facts, now } = paying;
	const step = orderStep(order, facts);
	const { moves: followed, next } = followsStep(step, paying);
	const moves: Move[] = [{ write: "payment", seen: seenOf(facts, now) }, ...followed];
	const settled: Settlement = { moves, outcome: step.kind, ...(next ? { next } : {}) };
	const counts = step.kind === "paid" || (order.state === "paid" && order.gatewayReference === facts.reference);
	if (!counts) return settled;
	const goneBack = goneBackJob(paying);
	moves.push(
		...takenBack(paying),
		{ write: "joinsTold" },
		...(facts.refunds.length > 0 || facts.dispute ? [{ write: "count" } as const] : []),
		...(goneBack ? [goneBack] : []),
	);
	return goneBack ? { ...settled, goneBack: goneBack.id } : settled;
}

function followsStep(step: OrderStep, { order, payment, facts, now }: Paying): { moves: Move[]; next?: string } {
	const { reference } = facts;
	switch (step.kind) {
		case "nothing":
			return { moves: [] };
		case "pending":
			return { moves: [{ write: "state", to: "pending", trouble: step.trouble }] };
		case "failed":
			return { moves: [{ write: "state", to: "failed", trouble: step.trouble }, failureJob(order, now)] };
		case "paid": {
			const also = { paidAt: now, gatewayReference: reference, guaranteeUntil: guaranteeUntil(order, now) };
			const follows = followsPaid({ ...order, state: "paid", ...also }, now);
			const state = { write: "state", to: "paid", trouble: null, also } as const;
			return { moves: [state, { write: "requirePaidBy", reference }, ...follows.moves], next: follows.next };
		}
		case "inReview": {
			const also = { gatewayReference: reference };
			const state = { write: "state", to: "inReview", trouble: step.trouble, also } as const;
			return { moves: [state, { write: "requirePaidBy", reference }] };
		}
		case "givenBack": {
			const ended = { write: "endReview", to: "expired", also: { gatewayReference: reference } } as const;
			return { moves: [ended, ...subscriptionEnds(order, now)] };
		}
		case "paidTwice":
		case "cameBack": {
			const id = jobIds.paymentGiveBack(payment.id, failedTries(facts));
			// What is looked at keeps the reason why.
			const noted: Move[] = order.state === "paid" ? [{ write: "trouble", trouble: "paidTwice" }] : [];
			return { moves: [...noted, { write: "giveBack", id }], next: id };
		}
	}
}

/** What follows where an order is paid, behind the write that says so: what it opens, and the job of those who hang on it. */
export function followsPaid(paid: OrderRow, now: Date): { moves: Move<OrderMoveName>[]; next: string } {
	const { id, kind, userId, thingId: courseId, couponId } = paid;
	const next = jobIds.orderPaid(id);
	const moves: Move<OrderMoveName>[] = [
		{ write: "job", kind: "order.paid", id: next, dueAt: now },
		...(couponId === null ? [] : [{ write: "couponUsed" } as const]),
		// A course is opened for good. What a plan opens is written with its membership.
		...(userId === null || kind === "plan" ? [] : [{ write: "courseOpens", userId, courseId } as const]),
		{ write: "joinsPaid", paid },
	];
	return { moves, next };
}

/** What was bought by the month and has begun nothing has a subscription all the same, which would take the next one. */
export function subscriptionEnds({ id, kind, membershipId }: OrderRow, now: Date): Move<"job">[] {
	if (kind !== "plan" || membershipId) return [];
	return [{ write: "job", kind: "membership.giveBack", id: jobIds.membershipGiveBack(id), dueAt: now }];
}

/** Whoever stands before the page of the card tries another one: only who has not paid after a while is told by mail. */
function failureJob({ id }: OrderRow, now: Date): Move<"job"> {
	const dueAt = new Date(now.getTime() + FAILURE_TOLD_AFTER_MS);
	return { write: "job", kind: "order.failed", id: jobIds.orderFailed(id), dueAt };
}

const FAILURE_TOLD_AFTER_MS = 30 * 60_000;

function seenOf(facts: PaymentFacts, now: Date): Partial<PaymentRow> {
	const { state, failure, reference, sessionReference, card, amount, isTest } = facts;
	return {
		state,
		failure,
		changedAt: now,
		// What has come, which may be another amount than was asked for.
		...(state === "paid" ? { amountMinor: amount.minor, currency: amount.currency, isTest } : {}),
		...(reference ? { paymentReference: reference } : {}),
		...(sessionReference ? { sessionReference } : {}),
		...(card ? { cardBrand: card.brand, cardLast4: card.last4, cardFingerprint: card.fingerprint } : {}),
	};
}

/** What has gone back of the payment that paid the order: by refunds, and by a dispute that its buyer has won. */
function takenBack({ order, facts }: Paying): Move[] {
	const { dispute, refunds } = facts;
	const minor = takenBackOf(order, facts);
	const isAllGone = minor > order.refundedMinor && minor >= order.totalMinor;
	return [
		...(dispute ? [{ write: "dispute", dispute } as const] : []),
		...refunds.map((refund) => ({ write: "refund", refund }) as const),
		...(isAllGone ? [{ write: "allGone" } as const] : []),
	];
}

/** What has gone back in all, as the gateway says it now. */
function takenBackOf({ totalMinor }: OrderRow, { refunds, dispute }: PaymentFacts): number {
	const lost = dispute?.state === "lost" ? dispute.amount.minor : 0;
	return Math.min(
		totalMinor,
		refunds.reduce((sum, { state, amount }) => sum + (state === "succeeded" ? amount.minor : 0), lost),
	);
}

/** The job of those who hang on the sums of an order: once for each sum, and anew for one that comes back. */
function goneBackJob({ order, facts, now }: Paying): Move<"job"> | null {
	if (facts.refunds.length === 0 && !facts.dispute) return null;
	const minor = takenBackOf(order, facts);
	if (minor === order.refundedMinor) return null;
	const id = jobIds.orderGoneBack(order.id, { minor, failedTries: failedTries(facts) });
	return { write: "job", kind: "order.refunded", id, dueAt: now };
}
