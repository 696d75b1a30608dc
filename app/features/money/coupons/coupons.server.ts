import { scheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { listExpiredReservations, releaseReservations } from "./coupons.repository.server";

export {
	consumeCoupon,
	countUseByCard,
	isOverusedByCard,
	releaseCoupon,
	releaseCouponHolds,
	requireOneHold,
	reserveCoupon,
} from "./coupons.repository.server";

/** Releases reservations of orders that were not paid in time. */
export const releaseExpiredCoupons = scheduledJob({
	name: "coupons.release",
	everyMinutes: 5,
	due: listExpiredReservations,
	run: (db, due, now) =>
		releaseReservations(
			db,
			due.map(({ id }) => id),
			now,
		),
});
