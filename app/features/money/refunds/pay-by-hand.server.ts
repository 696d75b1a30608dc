import { jobIdsAtGateway } from "#app/features/money/gateway/job-ids.ts";
import {
	countRefunded,
	fullyRefundedWrites,
	holdForRefund,
	moveRefund,
	upsertGatewayRefund,
} from "#app/features/money/orders/face.server.ts";
import { audit } from "#app/features/operations/audit/face.server.ts";
import { money } from "#app/shared/money.ts";
import type { Database } from "#db/client.server.ts";
import { requireChange } from "#db/conflict.ts";
import { inBatch } from "#db/in-batch.server.ts";
import type { RefundState } from "#db/schema/money/refunds.ts";
import type { Write } from "#db/write.ts";
import { byHandReference } from "./by-hand";
import {
	amountText,
	answerColumns,
	mailToBuyer,
	type Outcome,
	type RefundDecision,
	unlessConflict,
} from "./decide-refund.server";
import { hasUnrecordedRefunds, stillOwedMinor } from "./elsewhere/gone-elsewhere";
import { listUnrecordedRefunds } from "./elsewhere/gone-elsewhere.repository.server";
import { commissionJob, creditNote } from "./refund-jobs.server";
import { sumStandingRefunds, toRefundShares } from "./refund-shares";
import { findRefundWithOrder, listOpenDisputes, listRefundsOf } from "./refunds.repository.server";

/**
 * Records that a refund the gateway cannot send was paid another way, with a message for the buyer and a credit note.
 * Parts already refunded by a bank or the gateway are not paid again; if that is all, the refund is only closed.
 * Access ended with the approval.
 */
export async function payByHand(db: Database, decision: RefundDecision): Promise<Outcome> {
	const { refundId: id, actorId, requestId, tools, now } = decision;
	const [found] = await findRefundWithOrder(db, id);
	if (!found) return { ok: false, reason: "notFound" };
	const { refund, order } = found;
	const { disputed, all, unbooked } = await inBatch(db, {
		disputed: listOpenDisputes(db, order.id),
		all: listRefundsOf(db, order.id),
		unbooked: listUnrecordedRefunds(db, order.id),
	});
	if (refund.state !== "failed") return { ok: false, reason: "decidedBefore" };
	if (disputed.length > 0) return { ok: false, reason: "disputed" };
	if (hasUnrecordedRefunds(order, all, unbooked)) return { ok: false, reason: "beingBooked" };
	const amountMinor = stillOwedMinor(refund, all, order);
	const reference = byHandReference(id, now);
	const auditOf = (state: RefundState): Write =>
		audit(db, {
			by: actorId,
			deed: "refunds.byHand",
			subject: { kind: "order", id: order.id },
			requestId,
			now,
			// Without the message: it is stored with the refund and erased with the account.
			before: { state: refund.state },
			after: { state, amount: amountText(order, amountMinor) },
		});
	if (amountMinor <= 0) {
		const closed = { ...answerColumns(decision), state: "takenBack", gatewayReference: reference } as const;
		return unlessConflict(jobIdsAtGateway.refundMail(decision), () =>
			db.batch([
				moveRefund(db, { id, from: ["failed"] }, closed),
				requireChange(db),
				...mailToBuyer(db, decision, order, "refundByHand"),
				auditOf("takenBack"),
			]),
		);
	}
	const amount = money(amountMinor, refund.currency);
	const back = { reference, refundId: null, state: "succeeded" as const, failure: null, amount };
	const before = order.refundedMinor + order.refundingMinor;
	const isAll = before + amountMinor === order.totalMinor;
	const job = jobIdsAtGateway.creditNote(reference);
	return unlessConflict(job, () =>
		db.batch([
			moveRefund(
				db,
				{ id, from: ["failed"] },
				{
					...answerColumns(decision),
					...toRefundShares(order, sumStandingRefunds(all), amountMinor),
					state: "succeeded",
					succeededAt: now,
					failedAt: null,
					failure: null,
					gatewayReference: reference,
				},
			),
			requireChange(db),
			holdForRefund(db, { id: order.id, minor: 0, before, now }),
			requireChange(db),
			upsertGatewayRefund(db, { orderId: order.id, gateway: order.gateway, refund: back, now }),
			countRefunded(db, { id: order.id, now }),
			creditNote(db, { id, job: reference }, now),
			commissionJob(db, { orderId: order.id, job: reference }, now),
			...(isAll ? fullyRefundedWrites(db, { order, orderEvents: tools.orderEvents, now }) : []),
			...mailToBuyer(db, decision, order, "refundByHand"),
			auditOf("succeeded"),
		]),
	);
}
