import { scheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { findFoldProgress, finishFolding, saveFoldProgress } from "#app/shared/text/fold-progress.server.ts";
import { clearLikeness, dropLookalikes, listAliases, storeLikeness } from "./aliases.repository.server";

/** Raise it when aliases are compared differently: the clock then compares all of them again. */
const ALIAS_VERSION = 1;
const BATCH_SIZE = 100;

/** Compares all aliases again after `ALIAS_VERSION` changed, a batch per tick. */
export const refoldAliases = scheduledJob({
	name: "affiliates.refoldAliases",
	everyMinutes: 1,
	due: (db) => findFoldProgress(db, "aliases", ALIAS_VERSION),
	run: async (db, [portion]) => {
		const { aliasLikeness } = await import("./alias-likeness.lazy.server");
		const found = await listAliases(db, { after: portion?.after ?? 0, limit: BATCH_SIZE });
		const ids = found.map(({ id }) => id);
		const last = ids.at(-1);
		const isLast = last === undefined || found.length < BATCH_SIZE;
		await db.batch([
			isLast ? finishFolding(db, "aliases", ALIAS_VERSION) : saveFoldProgress(db, "aliases", last),
			clearLikeness(db, ids),
			...found.map(({ id, alias }) => storeLikeness(db, { id, alias, likeness: aliasLikeness(alias) })),
			dropLookalikes(db, ids),
		]);
	},
});
