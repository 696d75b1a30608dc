import { findFirstPeriod, findOrder } from "#app/features/money/orders/face.server.ts";
import { NO_STANDING_REFUNDS, toRefundShares } from "#app/features/money/refunds/refund-shares.ts";
import type { Database } from "#db/client.server.ts";
import type { OrderForCommission } from "../rules/attribution";

/** Null when the order is not paid or its buyer's account is gone. */
export async function findOrderForCommission(db: Database, orderId: string): Promise<OrderForCommission | null> {
	const [order] = await findOrder(db, orderId);
	if (!order?.paidAt || order.userId === null) return null;
	const { userId: buyerId, currency, netMinor, paidAt, periodNumber, membershipId, isTest } = order;
	// An approved refund counts as gone; if it fails, the commission counts again.
	const goneMinor = order.refundedMinor + order.refundingMinor;
	// Later periods belong to the affiliate of the first one, even when that was a trial and earned nothing.
	const [first] = membershipId && !order.attribution ? await findFirstPeriod(db, membershipId) : [];
	const known = order.attribution ?? first?.attribution ?? null;
	const attribution = known && { ...known, at: new Date(known.at) };
	return {
		orderId,
		buyerId,
		currency,
		netMinor,
		paidAt,
		membershipId,
		isTest,
		attribution,
		refundedNetMinor: goneMinor > 0 ? toRefundShares(order, NO_STANDING_REFUNDS, goneMinor).netMinor : 0,
		periodNumber: periodNumber ?? 1,
		couponAffiliateId: attribution?.via === "coupon" ? attribution.affiliateId : null,
	};
}
