import { findOrder, insertRefund, listOrdersOfSamePeriod } from "#app/features/money/orders/face.server.ts";
import { audit } from "#app/features/operations/audit/face.server.ts";
import { newHexId } from "#app/shared/ids.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { approvalWrites } from "./approval.server";
import { creditedInOrders } from "./credited";
import { amountText, answerColumns, mailToBuyer, type RefundDecision, unlessConflict } from "./decide-refund.server";
import { hasUnrecordedRefunds } from "./elsewhere/gone-elsewhere";
import { listUnrecordedRefunds } from "./elsewhere/gone-elsewhere.repository.server";
import { type GoodwillRefusal, goodwillRefusal, refundableMinor } from "./refund-rules";
import { sumStandingRefunds, toRefundShares } from "./refund-shares";
import { findPaidPayment, listOpenDisputes, listRefundsOf } from "./refunds.repository.server";

type GoodwillRefund = Omit<RefundDecision, "refundId"> & {
	orderId: string;
	/** Null for all that is left. */
	amountMinor: number | null;
};
type Outcome =
	| { ok: true; jobId: string }
	| { ok: false; reason: GoodwillRefusal | "notFound" | "beingBooked" | "tooMuch" | "decidedBefore" };

/** In whole or in part. Approved at once, with a reason for the buyer; then like any refund. */
export async function refundByGoodwill(db: Database, { orderId, ...giving }: GoodwillRefund): Promise<Outcome> {
	const { actorId, requestId, tools, now } = giving;
	const {
		order: [order],
		payment: [payment],
		refunds,
		disputes,
		period,
		unbooked,
	} = await inBatch(db, {
		order: findOrder(db, orderId),
		payment: findPaidPayment(db, orderId),
		refunds: listRefundsOf(db, orderId),
		disputes: listOpenDisputes(db, orderId),
		period: listOrdersOfSamePeriod(db, orderId),
		unbooked: listUnrecordedRefunds(db, orderId),
	});
	if (!order) return { ok: false, reason: "notFound" };
	const { creditedMinor, creditsMinor } = creditedInOrders(period, orderId);
	const refusal = goodwillRefusal(order, { refunds, hasOpenDispute: disputes.length > 0, creditedMinor });
	if (refusal) return { ok: false, reason: refusal };
	if (hasUnrecordedRefunds(order, refunds, unbooked)) return { ok: false, reason: "beingBooked" };
	const left = refundableMinor(order, { creditedMinor });
	const amountMinor = giving.amountMinor ?? left;
	if (amountMinor <= 0 || amountMinor > left) return { ok: false, reason: "tooMuch" };

	const decision = { ...giving, refundId: newHexId() };
	const { userId, currency } = order;
	const approved = { refundId: decision.refundId, order, amountMinor, creditsMinor };
	const { writes, jobId } = approvalWrites(db, { ...approved, tools, now });
	return unlessConflict(jobId, () =>
		db.batch([
			insertRefund(db, {
				id: decision.refundId,
				orderId,
				userId,
				paymentId: payment?.id ?? null,
				currency,
				requestedAt: now,
				kind: "goodwill",
				state: "approved",
				...toRefundShares(order, sumStandingRefunds(refunds), amountMinor),
				...answerColumns(decision),
			}),
			...writes,
			...mailToBuyer(db, decision, order, "refundApproved"),
			audit(db, {
				by: actorId,
				deed: "refunds.goodwill",
				subject: { kind: "order", id: orderId },
				requestId,
				now,
				// Without the message: it is stored with the refund and erased with the account.
				after: { state: "approved", amount: amountText(order, amountMinor) },
			}),
		]),
	);
}
