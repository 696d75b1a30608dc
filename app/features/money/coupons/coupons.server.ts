import { scheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { listRunOutReservations, releaseReservations } from "./coupons.repository.server";

export {
	consumeCoupon,
	countCard,
	isOverused,
	releaseCoupon,
	releaseHolds,
	requireOneHold,
	reserveCoupon,
} from "./coupons.repository.server";

/** Releases reservations of orders that were not paid in time. */
export const releaseRunOutCoupons = scheduledJob({
	name: "coupons.release",
	everyMinutes: 5,
	due: listRunOutReservations,
	run: (db, due, now) =>
		releaseReservations(
			db,
			due.map(({ id }) => id),
			now,
		),
});
