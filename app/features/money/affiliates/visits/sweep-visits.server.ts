import { scheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { findSettings } from "#app/features/operations/settings/face.server.ts";
import { readSettings } from "#app/features/operations/settings/read-settings.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import { deleteVisits, listOldVisits } from "./visits.repository.server";

/** Deletes visits whose last click no longer counts. */
export const sweepVisits = scheduledJob({
	name: "affiliates.sweepVisits",
	everyMinutes: 60,
	due: async (db, now, limit) => {
		const { cookieDays } = readSettings(await findSettings(db, ["affiliateProgram"])).affiliateProgram;
		return listOldVisits(db, new Date(now.getTime() - cookieDays * DAY_MS), limit);
	},
	run: (db, visits) =>
		deleteVisits(
			db,
			visits.map(({ visitorId }) => visitorId),
		),
});
