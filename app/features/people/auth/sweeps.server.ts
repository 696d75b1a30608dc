import { scheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { deleteExpiredLimits, listExpiredLimits } from "#app/shared/request/rate-limit.server.ts";
import { deleteEmailChanges, listDeadEmailChanges } from "./email-change/email-changes.repository.server";
import { deleteImpersonations, listEndedImpersonations } from "./looking/looking.repository.server";
import { deleteTokens, listDeadTokens } from "./one-time-tokens.repository.server";
import { deleteSessions, listExpiredSessions } from "./session/sessions.repository.server";

/** Forgets sessions that have passed their absolute end. */
export const sweepSessions = scheduledJob({
	name: "sessions.sweep",
	everyMinutes: 15,
	due: listExpiredSessions,
	run: (db, sessions) =>
		deleteSessions(
			db,
			sessions.map(({ id }) => id),
		),
});

/** Forgets links and codes that were used or are too old. */
export const sweepTokens = scheduledJob({
	name: "tokens.sweep",
	everyMinutes: 15,
	due: listDeadTokens,
	run: (db, tokens) =>
		deleteTokens(
			db,
			tokens.map(({ tokenHash }) => tokenHash),
		),
});

/** Forgets changes of address that nobody can finish any more. */
export const sweepEmailChanges = scheduledJob({
	name: "emailChanges.sweep",
	everyMinutes: 60,
	due: listDeadEmailChanges,
	run: (db, changes, now) =>
		deleteEmailChanges(
			db,
			changes.map(({ userId }) => userId),
			now,
		),
});

/** Forgets counts whose window is over. */
export const sweepLimits = scheduledJob({
	name: "limits.sweep",
	everyMinutes: 15,
	due: listExpiredLimits,
	run: (db, limits, now) =>
		deleteExpiredLimits(
			db,
			limits.map(({ key }) => key),
			now,
		),
});

/** Ends what has been looked through for its time; a trigger writes each end into the audit log. */
export const sweepLooking = scheduledJob({
	name: "looking.sweep",
	everyMinutes: 5,
	due: listEndedImpersonations,
	run: (db, ended, now) =>
		deleteImpersonations(
			db,
			ended.map(({ sessionId }) => sessionId),
			now,
		),
});
