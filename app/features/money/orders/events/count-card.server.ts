import { countCard } from "#app/features/money/coupons/face.server.ts";
import { cardKey } from "#app/features/money/coupons/person-keys.ts";
import type { JobHandler } from "#app/features/operations/jobs/outbox/job-handler.ts";
import { findPaidCard, noteOverusedCoupon } from "../orders.repository.server";

/**
 * Counts the card that has paid an order as one of the persons who have used its coupon. A card is known only when it has paid:
 * whoever was shown the lower price and has paid it has bought at it, and where the card had used the coupon as often as
 * one person may, the order says so for somebody to look at.
 */
export const countCouponCard: JobHandler<"order.paid"> = async ({ payload: { orderId } }, { db, now }) => {
	const [paid] = await findPaidCard(db, orderId);
	if (!paid?.fingerprint || paid.couponId === null) return { writes: [] };
	const { couponId, gateway, fingerprint } = paid;
	const card = { orderId, cardKey: await cardKey(`${gateway}:${fingerprint}`) };
	return { writes: [countCard(db, card), noteOverusedCoupon(db, { ...card, couponId, now })] };
};
