import type { Database } from "../../../../db/client.server";
import type { GatewayName } from "../../../../db/schema/money/orders";
import type { PaymentFacts } from "../../gateway/payment-gateway";
import { insertPayment, type OrderRow, type PaymentRow } from "../../orders/orders.server";
import { ownNow } from "../membership";
import { findRules, type MembershipTools } from "../membership-tools.server";
import { findBySubscription, findPayment } from "../memberships.repository.server";
import { periodOrder } from "./charge-period.server";
import { followSubscription } from "./follow-subscription.server";

type Seen = { gateway: GatewayName; facts: PaymentFacts; now: Date };

/**
 * A payment that the school has not asked for: its gateway takes the periods of a subscription itself. It becomes the order of
 * the next period, and is settled like any other, so that a wrong amount is looked at; `null` for what belongs to no membership.
 */
export async function adoptPayment(
	db: Database,
	{ gateway, facts, now }: Seen,
): Promise<{ order: OrderRow; payment: PaymentRow } | null> {
	const { subscriptionReference, reference } = facts;
	const [membership] = subscriptionReference ? await findBySubscription(db, subscriptionReference) : [];
	if (!membership || membership.gateway !== gateway || !reference || facts.periodNumber === 1) return null;
	const order = await periodOrder(db, membership, now);
	const id = `${order.id}-${reference}`;
	const { isTest, currency, totalMinor: amountMinor } = order;
	const row = { id, orderId: order.id, gateway, isTest, currency, amountMinor, createdAt: now, changedAt: now };
	await insertPayment(db, { ...row, paymentReference: reference }).onConflictDoNothing();
	const [payment] = await findPayment(db, id);
	return payment ? { order, payment } : null;
}

/** A subscription has changed at its gateway: the membership follows it. The sandbox's follow the school instead. */
export function followEvent(tools: MembershipTools) {
	return async (
		db: Database,
		{ gateway, reference, now }: { gateway: GatewayName; reference: string; now: Date },
	): Promise<void> => {
		const [membership] = gateway === "stripe" ? await findBySubscription(db, reference) : [];
		if (!membership || membership.endedAt) return;
		const rules = await findRules(db);
		await followSubscription(db, tools, membership, { rules, at: ownNow(membership, now), now });
	};
}
