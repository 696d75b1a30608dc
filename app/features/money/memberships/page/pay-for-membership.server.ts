import {
	type OpenedPaymentPage,
	type OrderRow,
	openPaymentPage,
	orderPath,
} from "#app/features/money/orders/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { gatewayOf, type MembershipTools } from "../membership-tools.server";
import { findMembership } from "../memberships.repository.server";
import { BILLING_PATH } from "./billing-path";

type UnpaidOrder = { order: OrderRow; email: string; now: Date };

/**
 * Where to pay an order of a membership that could not be charged. A change's price falls every second, so it is
 * quoted again under Billing. A gateway with its own billing has its own page, because it would charge the period a
 * second time beside ours.
 */
export async function payForMembership(
	db: Database,
	tools: MembershipTools,
	{ order, email, now }: UnpaidOrder,
): Promise<OpenedPaymentPage> {
	const [membership] = await findMembership(db, order.membershipId ?? "");
	const to = (path: string): OpenedPaymentPage => ({
		ok: true,
		orderId: order.id,
		redirectUrl: new URL(path, tools.origin).href,
	});
	if (!membership || membership.endedAt) return to(orderPath(order));
	if (order.occasion === "change") {
		const chosen = new URLSearchParams({ plan: String(order.thingId), interval: order.interval ?? "month" });
		return to(`${BILLING_PATH}?${chosen}`);
	}
	const { subscriptionReference: paysFor } = membership;
	const gateway = gatewayOf(db, tools, membership.gateway);
	if (gateway.name === "stripe") {
		try {
			const duePage = paysFor && (await gateway.duePage(paysFor));
			return to(duePage || BILLING_PATH);
		} catch (error) {
			console.error(JSON.stringify({ level: "error", at: "duePage", name: error instanceof Error ? error.name : "" }));
			return { ok: false, reason: "gatewayOut", orderId: order.id };
		}
	}
	return openPaymentPage(db, {
		gateway,
		orderEvents: tools.orderEvents,
		order,
		email,
		paysFor,
		origin: tools.origin,
		now,
	});
}
