import { publishEntry } from "#app/features/library/entries/face.server.ts";
import type { EntryKinds } from "#app/features/library/entries/kinds/entry-kinds.ts";
import type { Searchables } from "#app/features/library/search/searchables.ts";
import { scheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { raiseContentVersion } from "#app/shared/request/content-version.ts";
import { listNotInForce } from "./in-force.repository.server";

type Tools = { cache: KVNamespace; searchables: Searchables; kinds: EntryKinds };

/** Updates list, search and site map for versions now in force. Pages and consents check the day themselves. */
export function comeIntoForce({ cache, searchables, kinds }: Tools) {
	return scheduledJob({
		name: "legal.comeIntoForce",
		everyMinutes: 5,
		due: (db, now, limit) => listNotInForce(db, { day: now.toISOString().slice(0, 10), limit }),
		run: async (db, overtaken, now) => {
			for (const { versionId } of overtaken)
				await publishEntry(db, { versionId, searchables, kinds, now, again: true });
			await raiseContentVersion(cache);
		},
	});
}
