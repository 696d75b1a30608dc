import { scheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { deleteLinks, listExpiredLinks } from "./decisions.repository.server";

/** Takes away mailed links to decisions that have run out. */
export const sweepDecisionLinks = scheduledJob({
	name: "moderation.sweepLinks",
	everyMinutes: 60,
	due: listExpiredLinks,
	run: (db, links) =>
		deleteLinks(
			db,
			links.map(({ tokenHash }) => tokenHash),
		),
});
