import { scheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import type { Database } from "#db/client.server.ts";
import {
	deleteExports,
	listExpiredExports,
	listExportsOf,
	listStuckExports,
	markExportsFailed,
} from "./exports.repository.server";
import { EXPORT_LIFETIME_MS } from "./make-export.server";
import { removeExportFiles } from "./write-pieces.server";

type Bucket = Pick<R2Bucket, "list" | "delete">;

/** Deletes files a day after they were ready. Rows go last, so that an interrupted sweep can be repeated. */
export function sweepExports(media: Bucket) {
	return scheduledJob({
		name: "exports.sweep",
		everyMinutes: 60,
		due: (db, now, limit) => listExpiredExports(db, now, Math.min(limit, 50)),
		run: (db, due) => remove(db, media, due),
		rounds: 1,
	});
}

export const failStuckExports = scheduledJob({
	name: "exports.fail",
	everyMinutes: 5,
	due: (db, _now, limit) => listStuckExports(db, limit),
	run: (db, stuck, now) =>
		markExportsFailed(
			db,
			stuck.map(({ id }) => id),
			new Date(now.getTime() + EXPORT_LIFETIME_MS),
		),
});

/** For an account that is deleted; includes unfinished ones. */
export async function removeExportsOf(db: Database, media: Bucket, userId: number): Promise<void> {
	await remove(db, media, await listExportsOf(db, userId));
}

async function remove(db: Database, media: Bucket, rows: readonly { id: string }[]): Promise<void> {
	const ids = rows.map(({ id }) => id);
	await removeExportFiles(media, ids);
	await deleteExports(db, ids);
}
