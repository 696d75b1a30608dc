import { findOrder } from "#app/features/money/orders/face.server.ts";
import type { JobHandler } from "#app/features/operations/jobs/outbox/job-handler.ts";
import { gatewayOf, type MembershipTools } from "../membership-tools.server";
import { findPaidPayment } from "../memberships.repository.server";
import { referencesOf } from "./paid-order.server";

/** Ends the subscription of a membership that did not begin; `refund.send` returns the money. Repeatable. */
export function endUnstartedSubscription(tools: Pick<MembershipTools, "gateways">): JobHandler<"membership.giveBack"> {
	return async ({ payload: { orderId } }, { db }) => {
		const [[order], [payment]] = await db.batch([findOrder(db, orderId), findPaidPayment(db, orderId)]);
		if (!order || order.membershipId) return { writes: [] };
		const gateway = gatewayOf(db, tools, order.gateway);
		const { subscriptionReference } = await referencesOf(gateway, payment);
		if (subscriptionReference) await gateway.cancelSubscription(subscriptionReference, "now");
		return { writes: [] };
	};
}
