import { raiseContentVersion } from "../../shared/request/content-version";
import { scheduledJob } from "../jobs/clock/scheduled-job";
import { listOvertaken } from "../library/library.server";
import { publishEntry } from "../library/publish-entry.server";

/**
 * Shows the words of versions whose day has come in the list of legal pages, the search and the site map. The pages themselves go by
 * the day, and so does what people agree to: they wait for no tick.
 */
export function comeIntoForce({ cache }: { cache: KVNamespace }) {
	return scheduledJob({
		name: "legal.comeIntoForce",
		everyMinutes: 5,
		due: (db, now, limit) => listOvertaken(db, { day: now.toISOString().slice(0, 10), limit }),
		run: async (db, overtaken, now) => {
			for (const { versionId } of overtaken) await publishEntry(db, { versionId, now, again: true });
			await raiseContentVersion(cache);
		},
	});
}
