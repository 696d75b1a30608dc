import { jobIdsAtGateway } from "#app/features/money/gateway/job-ids.ts";
import { failedTries } from "#app/features/money/gateway/left-of-payment.ts";
import type { DisputeFacts, PaymentFacts, RefundFacts } from "#app/features/money/gateway/payment-gateway.ts";
import { MINUTE_MS } from "#app/shared/durations.ts";
import { guaranteeUntil } from "../guarantee";
import { type OrderStep, type OrderTrouble, orderStep } from "../order-states";
import type { OrderRow, PaymentRow } from "../orders.repository.server";

/** Writes of each move: `./settle-payment.server.ts`. */
type Moves = {
	payment: { seen: Partial<PaymentRow> };
	state: { to: "pending" | "paid" | "failed" | "inReview"; trouble: OrderTrouble | null; also?: Partial<OrderRow> };
	/** Fails the batch when another payment paid the order first. */
	requirePaidBy: { reference: string | null };
	endReview: { to: "expired"; also: Partial<OrderRow> };
	trouble: { trouble: OrderTrouble };
	job: { kind: "order.paid" | "order.failed" | "order.refunded" | "membership.giveBack"; id: string; dueAt: Date };
	giveBack: { id: string };
	couponUsed: object;
	courseOpens: { userId: number; courseId: number };
	onOrderPaid: { paid: OrderRow };
	dispute: { dispute: DisputeFacts };
	refund: { refund: RefundFacts };
	allGone: object;
	onGatewayUpdate: object;
	count: object;
};
export type MoveName = keyof Moves;
/** Moves that need only the order; also made by an admin's decision about a payment in review. */
export type OrderMoveName = "job" | "couponUsed" | "courseOpens" | "onOrderPaid";
export type Move<Name extends MoveName = MoveName> = { [N in Name]: { write: N } & Moves[N] }[Name];

export type Settlement = {
	moves: Move[];
	outcome: OrderStep["kind"];
	next?: string;
	goneBack?: string;
};
type SettlementInput = { order: OrderRow; payment: PaymentRow; facts: PaymentFacts; now: Date };

/**
 * Compares an order with its payment at the gateway and returns the writes for one batch, in order. No move undoes an
 * earlier one (paid stays paid, refunded stays refunded), so events may arrive in any order and any number of times.
 */
export function settlementOf(paying: SettlementInput): Settlement {
	const { order, facts, now } = paying;
	const step = orderStep(order, facts);
	const { moves: followed, next } = movesOfStep(step, paying);
	const moves: Move[] = [{ write: "payment", seen: storedStateOf(facts, now) }, ...followed];
	const settled: Settlement = { moves, outcome: step.kind, ...(next ? { next } : {}) };
	const counts = step.kind === "paid" || (order.state === "paid" && order.gatewayReference === facts.reference);
	if (!counts) return settled;
	const goneBack = goneBackJob(paying);
	moves.push(
		...refundMoves(paying),
		{ write: "onGatewayUpdate" },
		...(facts.refunds.length > 0 || facts.dispute ? [{ write: "count" } as const] : []),
		...(goneBack ? [goneBack] : []),
	);
	return goneBack ? { ...settled, goneBack: goneBack.id } : settled;
}

function movesOfStep(
	step: OrderStep,
	{ order, payment, facts, now }: SettlementInput,
): { moves: Move[]; next?: string } {
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
			const follows = movesAfterPaid({ ...order, state: "paid", ...also }, now);
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
			const id = jobIdsAtGateway.paymentGiveBack(payment.id, failedTries(facts));
			// An order in review keeps its own reason.
			const noted: Move[] = order.state === "paid" ? [{ write: "trouble", trouble: "paidTwice" }] : [];
			return { moves: [...noted, { write: "giveBack", id }], next: id };
		}
	}
}

export function movesAfterPaid(paid: OrderRow, now: Date): { moves: Move<OrderMoveName>[]; next: string } {
	const { id, kind, userId, thingId: courseId, couponId } = paid;
	const next = jobIdsAtGateway.orderPaid(id);
	const moves: Move<OrderMoveName>[] = [
		{ write: "job", kind: "order.paid", id: next, dueAt: now },
		...(couponId === null ? [] : [{ write: "couponUsed" } as const]),
		// Permanent. What a plan opens is written with its membership.
		...(userId === null || kind === "plan" ? [] : [{ write: "courseOpens", userId, courseId } as const]),
		{ write: "onOrderPaid", paid },
	];
	return { moves, next };
}

/** A plan order without a membership still has a subscription, which would charge the next period. */
export function subscriptionEnds({ id, kind, membershipId }: OrderRow, now: Date): Move<"job">[] {
	if (kind !== "plan" || membershipId) return [];
	return [{ write: "job", kind: "membership.giveBack", id: jobIdsAtGateway.membershipGiveBack(id), dueAt: now }];
}

/** Delayed, because most buyers try another card at once. */
function failureJob({ id }: OrderRow, now: Date): Move<"job"> {
	const dueAt = new Date(now.getTime() + FAILURE_MAIL_DELAY_MS);
	return { write: "job", kind: "order.failed", id: jobIdsAtGateway.orderFailed(id), dueAt };
}

const FAILURE_MAIL_DELAY_MS = 30 * MINUTE_MS;

function storedStateOf(facts: PaymentFacts, now: Date): Partial<PaymentRow> {
	const { state, failure, reference, sessionReference, card, amount, isTest } = facts;
	return {
		state,
		failure,
		changedAt: now,
		// The amount paid may differ from the amount due.
		...(state === "paid" ? { amountMinor: amount.minor, currency: amount.currency, isTest } : {}),
		...(reference ? { paymentReference: reference } : {}),
		...(sessionReference ? { sessionReference } : {}),
		...(card ? { cardBrand: card.brand, cardLast4: card.last4, cardFingerprint: card.fingerprint } : {}),
	};
}

function refundMoves({ order, facts }: SettlementInput): Move[] {
	const { dispute, refunds } = facts;
	const minor = refundedMinorOf(order, facts);
	const isAllGone = minor > order.refundedMinor && minor >= order.totalMinor;
	return [
		...(dispute ? [{ write: "dispute", dispute } as const] : []),
		...refunds.map((refund) => ({ write: "refund", refund }) as const),
		...(isAllGone ? [{ write: "allGone" } as const] : []),
	];
}

function refundedMinorOf({ totalMinor }: OrderRow, { refunds, dispute }: PaymentFacts): number {
	const lost = dispute?.state === "lost" ? dispute.amount.minor : 0;
	return Math.min(
		totalMinor,
		refunds.reduce((sum, { state, amount }) => sum + (state === "succeeded" ? amount.minor : 0), lost),
	);
}

/** One per refunded sum, and another after a failed refund. */
function goneBackJob({ order, facts, now }: SettlementInput): Move<"job"> | null {
	if (facts.refunds.length === 0 && !facts.dispute) return null;
	const minor = refundedMinorOf(order, facts);
	if (minor === order.refundedMinor) return null;
	const id = jobIdsAtGateway.orderGoneBack(order.id, { minor, failedTries: failedTries(facts) });
	return { write: "job", kind: "order.refunded", id, dueAt: now };
}
