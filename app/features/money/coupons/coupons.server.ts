import { scheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { listRunOutReservations, releaseReservations } from "./coupons.repository.server";

/** The statements that a checkout puts into its batches. */
export {
	consumeCoupon,
	countCard,
	isOverused,
	releaseCoupon,
	releaseHolds,
	requireOneHold,
	reserveCoupon,
} from "./coupons.repository.server";

/** Gives back what was held for orders that nobody has paid. */
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
