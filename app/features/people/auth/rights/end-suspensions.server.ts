import { audit } from "#app/features/operations/audit/face.server.ts";
import { scheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { NOT_SUSPENDED, toAuditedSuspension } from "./audited-suspension";
import { endSuspension, listEndedSuspensions } from "./rights.repository.server";

type EndedSuspension = Awaited<ReturnType<typeof listEndedSuspensions>>[number];

/** Lifts expired suspensions, each with an audit entry. Sessions ended when the suspension began. */
export const endSuspensions = scheduledJob({
	name: "suspensions.end",
	everyMinutes: 5,
	due: listEndedSuspensions,
	run: async (db, ended, now) => {
		for (const one of ended) await lift(db, one, now);
	},
});

async function lift(db: Database, ended: EndedSuspension, now: Date): Promise<void> {
	const { id, ...before } = ended;
	try {
		await db.batch([
			endSuspension(db, { userId: id, now }),
			requireChange(db),
			audit(db, {
				by: null,
				deed: "people.liftSuspension",
				subject: { kind: "user", id },
				before: toAuditedSuspension(before),
				after: toAuditedSuspension(NOT_SUSPENDED),
				requestId: "clock",
				now,
			}),
		]);
	} catch (error) {
		// An admin lifted or extended it at the same time; that wins.
		if (!isConflict(error)) throw error;
	}
}
