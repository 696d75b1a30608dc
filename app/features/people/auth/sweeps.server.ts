import { scheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { deleteExpiredLimits, listExpiredLimits } from "#app/shared/request/rate-limit.server.ts";
import { deleteEmailChanges, listDeadEmailChanges } from "./email-change/email-changes.repository.server";
import { deleteImpersonations, listEndedImpersonations } from "./impersonation/impersonations.repository.server";
import { deleteTokens, listDeadTokens } from "./one-time-tokens.repository.server";
import { deleteSessions, listExpiredSessions } from "./session/sessions.repository.server";

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

/** Ends expired impersonations; a trigger writes the audit entries. */
export const sweepImpersonations = scheduledJob({
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
