import { jobIdsAtGateway } from "#app/features/money/gateway/job-ids.ts";
import { audit } from "#app/features/operations/audit/face.server.ts";
import { enqueue } from "#app/features/operations/jobs/face.server.ts";
import { enqueueMail } from "#app/features/operations/notifications/face.server.ts";
import { money, moneyText } from "#app/shared/money.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import type { Write } from "#db/write.ts";
import type { OrderEvents } from "../events/order-events";
import { writesOfOrder } from "../events/settle-payment.server";
import { movesAfterPaid, subscriptionEnds } from "../events/settlement";
import { guaranteeUntil } from "../guarantee";
import { endReview, type OrderRow, type PaymentRow } from "../orders.repository.server";
import { findReviewed } from "./review.repository.server";
import { type AcceptRefusal, acceptRefusal } from "./review-refusal";

type ReviewDecision = {
	orderId: string;
	actorId: number;
	requestId: string;
	orderEvents: Pick<OrderEvents, "onOrderPaid">;
	origin: string;
	now: Date;
};
type Outcome = { ok: true; jobId: string } | { ok: false; reason: "changedMeanwhile" | AcceptRefusal };

/**
 * Accepts a payment of another amount: the order counts as paid with its own amount, which the invoice names; the
 * received one is stored with the payment and audited. Mails the buyer.
 */
export async function acceptPayment(db: Database, judging: ReviewDecision): Promise<Outcome> {
	const { orderId: id, orderEvents, now } = judging;
	const [found] = await findReviewed(db, id);
	if (found?.order.state !== "inReview") return { ok: false, reason: "changedMeanwhile" };
	const { order, payment } = found;
	const refusal = acceptRefusal(order, payment);
	if (refusal) return { ok: false, reason: refusal };
	const paid = { paidAt: now, gatewayReference: payment.paymentReference, guaranteeUntil: guaranteeUntil(order, now) };
	const { moves, next } = movesAfterPaid({ ...order, state: "paid", ...paid }, now);
	return unlessConflict(next, () =>
		db.batch([
			// The difference is known, so reconciliation need not report it.
			endReview(db, { id, to: "paid", now }, { ...paid, trouble: "amountsDiffer" }),
			requireChange(db),
			...writesOfOrder(moves, { db, order, orderEvents, now }),
			...mailTo(db, judging, order, "reviewAccepted"),
			auditOf(db, judging, { order, payment, deed: "orders.accept" }),
		]),
	);
}

/** Refunds all that was paid for an order in review, ends the order and mails the buyer. */
export async function returnPayment(db: Database, judging: ReviewDecision): Promise<Outcome> {
	const { orderId: id, orderEvents, now } = judging;
	const [found] = await findReviewed(db, id);
	if (found?.order.state !== "inReview") return { ok: false, reason: "changedMeanwhile" };
	const { order, payment } = found;
	const jobId = jobIdsAtGateway.paymentGiveBack(payment.id);
	return unlessConflict(jobId, () =>
		db.batch([
			endReview(db, { id, to: "expired", now }, { gatewayReference: payment.paymentReference }),
			requireChange(db),
			enqueue(db, "payment.giveBack", { paymentId: payment.id }, { id: jobId, dueAt: now }).onConflictDoNothing(),
			...writesOfOrder(subscriptionEnds(order, now), { db, order, orderEvents, now }),
			...mailTo(db, judging, order, "reviewReturned"),
			auditOf(db, judging, { order, payment, deed: "orders.return" }),
		]),
	);
}

type ReviewedPayment = { order: OrderRow; payment: PaymentRow; deed: "orders.accept" | "orders.return" };

function auditOf(
	db: Database,
	{ actorId, requestId, now }: ReviewDecision,
	{ order, payment, deed }: ReviewedPayment,
): Write {
	const came = `${moneyText(money(payment.amountMinor, payment.currency))} ${payment.currency}`;
	const due = `${moneyText(money(order.totalMinor, order.currency))} ${order.currency}`;
	return audit(db, {
		by: actorId,
		deed,
		subject: { kind: "order", id: order.id },
		requestId,
		now,
		before: { state: order.state, amount: due },
		after: { state: deed === "orders.accept" ? "paid" : "returned", amount: came },
	});
}

function mailTo(
	db: Database,
	{ origin, now }: ReviewDecision,
	{ id: orderId, userId }: OrderRow,
	mail: "reviewAccepted" | "reviewReturned",
): Write[] {
	if (userId === null) return [];
	return [
		enqueueMail(db, mail, { userId, orderId, origin }, { id: jobIdsAtGateway.orderMail(mail, orderId), dueAt: now }),
	];
}

async function unlessConflict(jobId: string, write: () => Promise<unknown>): Promise<Outcome> {
	try {
		await write();
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "changedMeanwhile" };
		throw error;
	}
	return { ok: true, jobId };
}
