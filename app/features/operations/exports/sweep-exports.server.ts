import { scheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import type { Database } from "#db/client.server.ts";
import {
	deleteExports,
	listEndedExports,
	listExportsOf,
	listStuckExports,
	markExportsFailed,
} from "./exports.repository.server";
import { EXPORT_HOLDS } from "./make-export.server";
import { removeExportFiles } from "./write-pieces.server";

type Bucket = Pick<R2Bucket, "list" | "delete">;

/** Takes away files a day after they were ready. A row goes last: a sweep that dies in between is made up for by the next. */
export function sweepExports(media: Bucket) {
	return scheduledJob({
		name: "exports.sweep",
		everyMinutes: 60,
		due: (db, now, limit) => listEndedExports(db, now, Math.min(limit, 50)),
		run: (db, due) => remove(db, media, due),
		rounds: 1,
	});
}

/** Says of files that nobody goes on with that they have failed, so that another may be asked for. */
export const failStuckExports = scheduledJob({
	name: "exports.fail",
	everyMinutes: 5,
	due: (db, _now, limit) => listStuckExports(db, limit),
	run: (db, stuck, now) =>
		markExportsFailed(
			db,
			stuck.map(({ id }) => id),
			new Date(now.getTime() + EXPORT_HOLDS),
		),
});

/** Takes away all files of somebody whose account ends, those in the making as well. */
export async function removeExportsOf(db: Database, media: Bucket, userId: number): Promise<void> {
	await remove(db, media, await listExportsOf(db, userId));
}

async function remove(db: Database, media: Bucket, rows: readonly { id: string }[]): Promise<void> {
	const ids = rows.map(({ id }) => id);
	await removeExportFiles(media, ids);
	await deleteExports(db, ids);
}
