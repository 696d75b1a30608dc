import { scheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import { deleteLocalMail, listOldMail } from "./local-mail.repository.server";

const MONTH_MS = 30 * DAY_MS;

export const sweepLocalMail = scheduledJob({
	name: "mail.sweep",
	everyMinutes: 60,
	due: (db, now, limit) => listOldMail(db, new Date(now.getTime() - MONTH_MS), limit),
	run: (db, mails) =>
		deleteLocalMail(
			db,
			mails.map(({ id }) => id),
		),
});
