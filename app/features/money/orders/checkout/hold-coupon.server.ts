import { releaseCouponHolds, requireOneHold, reserveCoupon } from "#app/features/money/coupons/face.server.ts";
import type { PaymentGateway } from "#app/features/money/gateway/payment-gateway.ts";
import type { Database } from "#db/client.server.ts";
import type { Write } from "#db/write.ts";
import { expiredOrders, expireOtherOrders, listHoldingPages } from "../superseded.repository.server";

type Uses = { userId: number; couponId: number };

/**
 * Closes payment pages of an account's earlier orders under a coupon, before a later order takes over its use.
 * Returns those closed; not those being paid, or whose gateway does not respond.
 */
export async function closeOtherPaymentPages(
	db: Database,
	{ gateway, key, userId, couponId }: Uses & { gateway: PaymentGateway; key: string },
): Promise<string[]> {
	const pages = await listHoldingPages(db, { userId, couponId, gateway: gateway.name, key });
	const references = pages.map(({ sessionReference }) => sessionReference);
	const isClosed = await Promise.all(
		references.map((reference) => gateway.closeCheckout(reference).catch(() => false)),
	);
	return references.filter((_, at) => isClosed[at]);
}

type Hold = Uses & {
	orderId: string;
	personKeys: readonly string[];
	closed: readonly string[];
	expiresAt: Date;
	now: Date;
};

/** Fails the batch (`isConflict`) while another order holds it. Ends unpaid orders whose pages are closed. */
export function holdCoupon(db: Database, { closed, ...uses }: Hold): Write[] {
	return [
		expireOtherOrders(db, { ...uses, closed }),
		releaseCouponHolds(db, { orderIds: expiredOrders(db, uses), now: uses.now }),
		reserveCoupon(db, uses),
		requireOneHold(db, uses),
	];
}
