import { audit } from "#app/features/operations/audit/face.server.ts";
import { scheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { listEndedSilences, noteSilenceEnd } from "./silences.repository.server";

/** Notes silences that are over in the audit log. They end by their instant, whether or not this has run. */
export const endSilences = scheduledJob({
	name: "moderation.endSilences",
	everyMinutes: 5,
	due: listEndedSilences,
	run: async (db, ended, now) => {
		for (const { decisionId, userId, scope } of ended) {
			try {
				await db.batch([
					noteSilenceEnd(db, decisionId, now),
					requireChange(db),
					audit(db, {
						by: null,
						deed: "moderation.endSilence",
						subject: { kind: "user", id: userId },
						before: { silenced: scope },
						after: { silenced: null },
						requestId: "clock",
						now,
					}),
				]);
			} catch (error) {
				// Another run was first.
				if (!isConflict(error)) throw error;
			}
		}
	},
});
