import { countUseByCard } from "#app/features/money/coupons/face.server.ts";
import { cardKey } from "#app/features/money/coupons/person-keys.ts";
import type { JobHandler } from "#app/features/operations/jobs/outbox/job-handler.ts";
import { findPaidCard, noteOverusedCoupon } from "../orders.repository.server";

/** The card is known only after payment, so an overuse keeps the discount and is flagged on the order. */
export const countCouponCard: JobHandler<"order.paid"> = async ({ payload: { orderId } }, { db, now }) => {
	const [paid] = await findPaidCard(db, orderId);
	if (!paid?.fingerprint || paid.couponId === null) return { writes: [] };
	const { couponId, gateway, fingerprint } = paid;
	const card = { orderId, cardKey: await cardKey(`${gateway}:${fingerprint}`) };
	return { writes: [countUseByCard(db, card), noteOverusedCoupon(db, { ...card, couponId, now })] };
};
