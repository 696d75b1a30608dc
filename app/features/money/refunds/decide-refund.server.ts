import { jobIdsAtGateway } from "#app/features/money/gateway/job-ids.ts";
import { listOrdersOfSamePeriod, moveRefund, type RefundRow } from "#app/features/money/orders/face.server.ts";
import { audit } from "#app/features/operations/audit/face.server.ts";
import { enqueueMail } from "#app/features/operations/notifications/face.server.ts";
import { money, moneyText } from "#app/shared/money.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, isDuplicate, requireChange } from "#db/conflict.ts";
import { inBatch } from "#db/in-batch.server.ts";
import type { Write } from "#db/write.ts";
import { approvalWrites, type RefundTools } from "./approval.server";
import { creditedInOrders } from "./credited";
import { hasUnrecordedRefunds, stillOwedMinor } from "./elsewhere/gone-elsewhere";
import { listUnrecordedRefunds } from "./elsewhere/gone-elsewhere.repository.server";
import { refundableMinor, unrefundedMinor } from "./refund-rules";
import { sumStandingRefunds, toRefundShares } from "./refund-shares";
import { refundStep } from "./refund-states";
import {
	findPaidPayment,
	findRefundWithOrder,
	listOpenDisputes,
	listRefundsOf,
	type OrderRow,
} from "./refunds.repository.server";

export type RefundDecision = {
	refundId: string;
	message: string;
	actorId: number;
	requestId: string;
	tools: RefundTools;
	now: Date;
};
/** Words: `desk.errors` in `locales/<language>/money/refunds.json`. */
export type DecisionRefusal =
	| "notFound"
	| "decidedBefore"
	| "disputed"
	| "nothingLeft"
	| "credited"
	| "tooMuch"
	| "promised"
	| "goneBack"
	| "beingBooked";
export type Outcome = { ok: true; jobId: string } | { ok: false; reason: DecisionRefusal };

/**
 * Approves a requested or failed refund in one batch; of two concurrent calls one succeeds. `amountMinor` null means
 * all that is left. A failed one is limited to what is still owed, with shares calculated again.
 */
export async function approveRefund(
	db: Database,
	decision: RefundDecision & { amountMinor: number | null },
): Promise<Outcome> {
	const { refundId, actorId, tools, now } = decision;
	const [found] = await findRefundWithOrder(db, refundId);
	if (!found) return { ok: false, reason: "notFound" };
	const { refund, order } = found;
	const {
		disputed,
		payment: [payment],
		all,
		period,
		unbooked,
	} = await inBatch(db, {
		disputed: listOpenDisputes(db, order.id),
		payment: findPaidPayment(db, order.id),
		all: listRefundsOf(db, order.id),
		period: listOrdersOfSamePeriod(db, order.id),
		unbooked: listUnrecordedRefunds(db, order.id),
	});
	const { creditedMinor, creditsMinor } = creditedInOrders(period, order.id);
	// A failed refund was promised, so no change has credited it since.
	const leftMinor =
		refund.state === "failed" ? stillOwedMinor(refund, all, order) : refundableMinor(order, { creditedMinor });
	const amountMinor = refund.state === "failed" ? leftMinor : (decision.amountMinor ?? leftMinor);
	if (hasUnrecordedRefunds(order, all, unbooked)) return { ok: false, reason: "beingBooked" };
	if (refund.state === "failed" && leftMinor <= 0) return { ok: false, reason: "goneBack" };
	const refusal = approvalRefusal(refund, order, { amountMinor, leftMinor, isDisputed: disputed.length > 0 });
	if (refusal) return { ok: false, reason: refusal };

	const { state } = refund;
	const shares = toRefundShares(order, sumStandingRefunds(all), amountMinor);
	const answer = { ...answerColumns(decision), paymentId: payment?.id ?? refund.paymentId };
	const { writes, jobId } = approvalWrites(db, { refundId, order, amountMinor, creditsMinor, tools, now });
	return unlessConflict(jobId, () =>
		db.batch([
			moveRefund(db, { id: refundId, from: [state] }, { state: "approved", ...shares, ...answer }),
			requireChange(db),
			...writes,
			...mailToBuyer(db, decision, order, "refundApproved"),
			audit(db, {
				by: actorId,
				deed: "refunds.approve",
				subject: { kind: "order", id: order.id },
				// Without the message: it is stored with the refund and erased with the account.
				before: { state },
				after: { state: "approved", amount: amountText(order, amountMinor) },
				requestId: decision.requestId,
				now,
			}),
		]),
	);
}

/** An approved refund cannot be declined: it was promised, and access has ended. */
export async function declineRefund(db: Database, decision: RefundDecision): Promise<Outcome> {
	const { refundId, actorId, requestId, now } = decision;
	const [found] = await findRefundWithOrder(db, refundId);
	if (!found) return { ok: false, reason: "notFound" };
	const { refund, order } = found;
	const { state } = refund;
	if (!refundStep(state, "decline")) return { ok: false, reason: state === "failed" ? "promised" : "decidedBefore" };
	return unlessConflict(jobIdsAtGateway.refundMail(decision), () =>
		db.batch([
			moveRefund(db, { id: refundId, from: [state] }, { state: "declined", ...answerColumns(decision) }),
			requireChange(db),
			...mailToBuyer(db, decision, order, "refundDeclined"),
			audit(db, {
				by: actorId,
				deed: "refunds.decline",
				subject: { kind: "order", id: order.id },
				before: { state },
				after: { state: "declined" },
				requestId,
				now,
			}),
		]),
	);
}

function approvalRefusal(
	{ state }: RefundRow,
	order: OrderRow,
	{ amountMinor, leftMinor, isDisputed }: { amountMinor: number; leftMinor: number; isDisputed: boolean },
): DecisionRefusal | null {
	if (!refundStep(state, "approve")) return "decidedBefore";
	if (isDisputed) return "disputed";
	if (unrefundedMinor(order) <= 0) return "nothingLeft";
	if (leftMinor <= 0) return "credited";
	return amountMinor <= 0 || amountMinor > leftMinor ? "tooMuch" : null;
}

export const answerColumns = ({ message, actorId, now }: RefundDecision) => ({
	message: message || null,
	decidedBy: actorId,
	decidedAt: now,
	changedAt: now,
});
export const amountText = ({ currency }: OrderRow, minor: number) => `${moneyText(money(minor, currency))} ${currency}`;

type DecisionMail = "refundApproved" | "refundDeclined" | "refundByHand";

export function mailToBuyer(
	db: Database,
	decision: RefundDecision,
	{ userId }: { userId: number | null },
	mail: DecisionMail,
): Write[] {
	const { refundId, tools, now } = decision;
	if (userId === null) return [];
	const letter = { userId, refundId, origin: tools.origin };
	return [enqueueMail(db, mail, letter, { id: jobIdsAtGateway.refundMail(decision), dueAt: now })];
}

type WriteResult = { ok: true; jobId: string } | { ok: false; reason: "decidedBefore" };

export async function unlessConflict(jobId: string, write: () => Promise<unknown>): Promise<WriteResult> {
	try {
		await write();
	} catch (error) {
		if (isConflict(error) || isDuplicate(error, "refunds.order_id")) return { ok: false, reason: "decidedBefore" };
		throw error;
	}
	return { ok: true, jobId };
}
