import { jobIdsAtGateway } from "#app/features/money/gateway/job-ids.ts";
import { scheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { enqueueMail } from "#app/features/operations/notifications/face.server.ts";
import { toLanguage } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { runTogether } from "#db/run-together.server.ts";
import { listBuyable, markMailed } from "./waiting.repository.server";

/** Each row needs two statements. */
const BATCH_SIZE = 40;

type Tools = {
	isForSale: (db: Database) => boolean;
	origin: string;
};

/** Once: mark and mail are in one batch, and the mail's key is the entry, which is deleted some days later. */
export function mailWaiting({ isForSale, origin }: Tools) {
	return scheduledJob({
		name: "waiting.tell",
		everyMinutes: 15,
		due: async (db, now, limit) => (isForSale(db) ? listBuyable(db, { now, limit }) : []),
		run: async (db, rows, now) => {
			for (let at = 0; at < rows.length; at += BATCH_SIZE) {
				const some = rows.slice(at, at + BATCH_SIZE).flatMap(({ id: waitingId, userId, language }) => [
					enqueueMail(
						db,
						"canBeBought",
						{
							userId,
							waitingId,
							language: toLanguage(language),
							origin,
						},
						{ id: jobIdsAtGateway.waitingTold(waitingId), dueAt: now },
					).onConflictDoNothing(),
					markMailed(db, waitingId, now),
				]);
				await runTogether(db, some);
			}
		},
	});
}
