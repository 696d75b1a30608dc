import { money } from "../../../shared/money";
import { enqueue } from "../../jobs/enqueue.server";
import type { JobHandler } from "../../jobs/outbox/job-handler";
import { duplicateRefundId, findDuplicateRefund, findOrder, settleDuplicateRefund } from "../../orders/orders.server";
import { countRefunded, keepGatewayRefund } from "../../orders/refunding.server";
import { gatewayOf, type MembershipTools } from "../membership-tools.server";
import { findPaidPayment } from "../memberships.repository.server";
import { referencesOf } from "./paid-order.server";

/**
 * Gives back what was paid for a membership that cannot be had, and ends the subscription that came with it. Both calls have
 * one effect however often they are made.
 */
export function giveMembershipBack(tools: Pick<MembershipTools, "gateways">): JobHandler<"membership.giveBack"> {
	return async ({ payload: { orderId } }, { db, now }) => {
		const [[order], [refund], [payment]] = await db.batch([
			findOrder(db, orderId),
			findDuplicateRefund(db, orderId),
			findPaidPayment(db, orderId),
		]);
		if (!order) return { writes: [] };
		const gateway = gatewayOf(db, tools, order.gateway);
		if (!order.membershipId) {
			const { subscriptionReference } = await referencesOf(gateway, payment);
			if (subscriptionReference) await gateway.cancelSubscription(subscriptionReference, "now");
		}
		if (refund?.state !== "approved" || !order.gatewayReference) return { writes: [] };
		const facts = await gateway.refund({
			...{ refundId: duplicateRefundId(orderId), orderId, paymentReference: order.gatewayReference },
			amount: money(refund.amountMinor, refund.currency),
		});
		const { state, reference, failure } = facts;
		const told = { state: state === "pending" ? ("sent" as const) : state, gatewayReference: reference, failure, now };
		const settled = settleDuplicateRefund(db, orderId, told);
		const follows = { id: `order.refunded:${refund.id}:${state}`, dueAt: now };
		const followed = enqueue(db, "order.refunded", { orderId }, follows).onConflictDoNothing();
		const counted = [
			keepGatewayRefund(db, { orderId, gateway: order.gateway, refund: facts, now }),
			countRefunded(db, { id: orderId, now }),
			followed,
		];
		if (state !== "succeeded") return { writes: [settled, ...counted] };
		const next = `invoice.credit:${refund.id}`;
		return {
			writes: [settled, ...counted, enqueue(db, "invoice.credit", { refundId: refund.id }, { id: next, dueAt: now })],
			next,
		};
	};
}
