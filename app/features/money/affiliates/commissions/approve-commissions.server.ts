import { scheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { approveCommissionRows, listApprovable } from "./commissions.repository.server";

/** Approves commissions whose sale can no longer be refunded. */
export const approveCommissions = scheduledJob({
	name: "affiliates.approve",
	everyMinutes: 60,
	due: listApprovable,
	run: (db, due, now) =>
		approveCommissionRows(
			db,
			due.map(({ id }) => id),
			now,
		),
});
