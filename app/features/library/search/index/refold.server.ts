import { scheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { findFoldProgress, finishFolding, saveFoldProgress } from "#app/shared/text/fold-progress.server.ts";
import { FOLD_VERSION } from "#app/shared/text/fold-text.ts";
import { type Rebuild, rebuildChunk } from "./rebuild-index.server";

/** Rebuilds the index in chunks after the folding rules have changed. */
export function refoldIndex(tools: Pick<Rebuild, "searchables" | "kinds">) {
	return scheduledJob({
		name: "search.refold",
		everyMinutes: 1,
		due: (db) => findFoldProgress(db, "search", FOLD_VERSION),
		run: async (db, [portion], now) => {
			const { next } = await rebuildChunk(db, { ...tools, after: portion?.after ?? 0, now });
			await (next === null ? finishFolding(db, "search", FOLD_VERSION) : saveFoldProgress(db, "search", next));
		},
	});
}
