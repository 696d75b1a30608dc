import type { Database } from "../../../db/client.server";
import { requireChange } from "../../../db/conflict";
import { money } from "../../shared/money";
import { audit } from "../audit/audit.server";
import { endOrderRight } from "../entitlements/entitlements.server";
import { countRefunded, holdForRefund, keepGatewayRefund, moveRefund } from "../orders/refunding.server";
import { byHandReference } from "./by-hand";
import { amountText, answerOf, type Decision, mailTo, type Outcome, written } from "./decide-refund.server";
import { commissionJob, creditNote } from "./refund-jobs.server";
import { restOf } from "./refund-rules";
import { sharesOf, standingOf } from "./refund-shares";
import { findRefundWithOrder, listOpenDisputes, listRefundsOf } from "./refunds.repository.server";

/**
 * Notes that a refund which the gateway cannot send has been paid another way, as the message says that the buyer reads: it has
 * gone back like any other, with its credit note. Access ended with the approval and stays so.
 */
export async function payByHand(db: Database, decision: Decision): Promise<Outcome> {
	const { refundId: id, message, actorId, requestId, tools, now } = decision;
	const [found] = await findRefundWithOrder(db, id);
	if (!found) return { ok: false, reason: "notFound" };
	const { refund, order } = found;
	const [disputed, all] = await db.batch([listOpenDisputes(db, order.id), listRefundsOf(db, order.id)]);
	if (refund.state !== "failed") return { ok: false, reason: "decidedBefore" };
	if (disputed.length > 0) return { ok: false, reason: "disputed" };
	const { amountMinor } = refund;
	if (amountMinor > restOf(order)) return { ok: false, reason: restOf(order) <= 0 ? "nothingLeft" : "tooMuch" };

	const reference = byHandReference(id, now);
	const amount = money(amountMinor, refund.currency);
	const back = { reference, refundId: null, state: "succeeded" as const, failure: null, amount };
	const before = order.refundedMinor + order.refundingMinor;
	const isAll = before + amountMinor === order.totalMinor;
	const job = `invoice.credit:${reference}`;
	return written(job, () =>
		db.batch([
			moveRefund(
				db,
				{ id, from: ["failed"] },
				{
					...{ ...answerOf(decision), ...sharesOf(order, standingOf(all), amountMinor) },
					...{ state: "succeeded", succeededAt: now, failedAt: null, failure: null, gatewayReference: reference },
				},
			),
			requireChange(db),
			holdForRefund(db, { id: order.id, minor: 0, before, now }),
			requireChange(db),
			keepGatewayRefund(db, { orderId: order.id, gateway: order.gateway, refund: back, now }),
			countRefunded(db, { id: order.id, now }),
			creditNote(db, { id, job: reference }, now),
			commissionJob(db, { orderId: order.id, job: reference }, now),
			...(isAll && order.userId !== null
				? [
						endOrderRight(db, { userId: order.userId, orderId: order.id, now }),
						...tools.joins.takenBack(db, order, now),
					]
				: []),
			...mailTo(db, decision, order, "refundByHand"),
			audit(db, {
				...{ by: actorId, deed: "refunds.byHand", subject: { kind: "order", id: order.id }, requestId, now },
				before: { state: refund.state },
				after: { state: "succeeded", amount: amountText(order, amountMinor), message },
			}),
		]),
	);
}
