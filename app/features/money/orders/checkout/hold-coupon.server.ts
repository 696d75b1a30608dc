import { releaseHolds, requireOneHold, reserveCoupon } from "#app/features/money/coupons/face.server.ts";
import type { PaymentGateway } from "#app/features/money/gateway/payment-gateway.ts";
import type { Database } from "#db/client.server.ts";
import type { Write } from "#db/write.ts";
import { expiredOrders, expireOthers, listHoldingPages } from "../superseded.repository.server";

type Uses = { userId: number; couponId: number };

/**
 * Closes the pages on which earlier orders of an account under a coupon could still be paid, before a later one takes its
 * use over. Returns those that nobody can pay on any more; one that is being paid, or does not answer, is not among them.
 */
export async function closeOthers(
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

/**
 * Holds a use of its coupon for an order: one for each account and code. Earlier unpaid orders that no page can pay
 * any more end, and give theirs back. While another one still holds it, the batch stops (`isConflict`).
 */
export function holdCoupon(db: Database, { closed, ...uses }: Hold): Write[] {
	return [
		expireOthers(db, { ...uses, closed }),
		releaseHolds(db, { orderIds: expiredOrders(db, uses), now: uses.now }),
		reserveCoupon(db, uses),
		requireOneHold(db, uses),
	];
}
