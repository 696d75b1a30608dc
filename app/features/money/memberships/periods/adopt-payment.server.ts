import type { PaymentFacts } from "#app/features/money/gateway/payment-gateway.ts";
import {
	findPaymentByReference,
	insertOrder,
	insertPayment,
	type OrderRow,
	type PaymentRow,
} from "#app/features/money/orders/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isDuplicate } from "#db/conflict.ts";
import { runTogether } from "#db/run-together.server.ts";
import type { GatewayName } from "#db/schema/money/orders.ts";
import { ownNow } from "../membership";
import { findRules, type MembershipTools } from "../membership-tools.server";
import { findBySubscription, findPeriodOrder } from "../memberships.repository.server";
import { newPeriodOrder } from "./charge-period.server";
import { followSubscription } from "./follow-subscription.server";

type GatewayPayment = { gateway: GatewayName; facts: PaymentFacts; now: Date };

/**
 * A payment we did not request: a gateway with its own billing charged a period. It becomes the order of the next
 * period and is settled like any other, so a wrong amount is reviewed; null when it belongs to no membership.
 * The gateway charges each period once but does not say which, so each payment is one period in whatever order its
 * events arrive. One adopted concurrently is not adopted twice, and the period before must have begun.
 */
export async function adoptPayment(
	db: Database,
	{ gateway, facts, now }: GatewayPayment,
): Promise<{ order: OrderRow; payment: PaymentRow } | null> {
	const { subscriptionReference, reference } = facts;
	const [membership] = subscriptionReference ? await findBySubscription(db, subscriptionReference) : [];
	if (!membership || membership.gateway !== gateway || !reference || facts.periodNumber === 1) return null;
	const [known] = await findPeriodOrder(db, { membershipId: membership.id, periodNumber: membership.periodNumber + 1 });
	// Its job is running, so this is the period after it. A refunded one began nothing; this is returned as well.
	if (known && known.gatewayReference !== reference && isPaidAndKept(known)) {
		throw new Error("The period before has not begun yet");
	}
	const order = known ?? (await newPeriodOrder(db, membership, now));
	const id = `${order.id}-${reference}`;
	const { isTest, currency, totalMinor: amountMinor } = order;
	const row = { id, orderId: order.id, gateway, isTest, currency, amountMinor, createdAt: now, changedAt: now };
	const payment = insertPayment(db, { ...row, paymentReference: reference });
	try {
		// In one batch, because an order without its payment would keep today's price for the next payment.
		await runTogether(db, [...(known ? [] : [insertOrder(db, order)]), payment]);
	} catch (error) {
		if (!isDuplicate(error, "payments") && !isDuplicate(error, "orders")) throw error;
	}
	const [found] = await findPaymentByReference(db, gateway, reference);
	if (!found) throw new Error("Another payment has made the order of the period");
	return found;
}

function isPaidAndKept({ state, totalMinor, refundedMinor, refundingMinor }: OrderRow): boolean {
	return state === "paid" && (totalMinor === 0 || refundedMinor + refundingMinor < totalMinor);
}

/** Only where the gateway bills periods itself; sandbox subscriptions follow us instead. */
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
