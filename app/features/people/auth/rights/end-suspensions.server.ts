import { audit } from "#app/features/operations/audit/face.server.ts";
import { scheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { endSuspension, listEndedSuspensions } from "./rights.repository.server";
import { NOT_SUSPENDED, toldOf } from "./suspension-told";

type Ended = Awaited<ReturnType<typeof listEndedSuspensions>>[number];

/**
 * Lifts suspensions whose end has come, each with its entry of the audit log. Sessions ended when they began, and none has
 * been handed out since, so none is left to end.
 */
export const endSuspensions = scheduledJob({
	name: "suspensions.end",
	everyMinutes: 5,
	due: listEndedSuspensions,
	run: async (db, ended, now) => {
		for (const one of ended) await lift(db, one, now);
	},
});

async function lift(db: Database, ended: Ended, now: Date): Promise<void> {
	const { id, ...before } = ended;
	try {
		await db.batch([
			endSuspension(db, { userId: id, now }),
			requireChange(db),
			audit(db, {
				by: null,
				deed: "people.liftSuspension",
				subject: { kind: "user", id },
				before: toldOf(before),
				after: toldOf(NOT_SUSPENDED),
				requestId: "clock",
				now,
			}),
		]);
	} catch (error) {
		// Lifted or given another end by an admin at this moment: that counts.
		if (!isConflict(error)) throw error;
	}
}
