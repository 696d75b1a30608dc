import { findDeed, listDeedsByName } from "#app/features/operations/audit/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { TAXONOMY_KINDS } from "../taxonomy.ts";
import { laterMerges } from "./later-merges.ts";
import { readTaxonomyChange } from "./taxonomy-change.ts";
import { listEntriesOf } from "./taxonomy-desk.repository.server.ts";
import { lastOffered } from "./taxonomy-refusal.ts";
import { AUDIT_SUBJECT_OF_KIND, takesAway, writeTaxonomyChange } from "./write-taxonomy-change.server.ts";

type Input = {
	changeId: string;
	actorId: number;
	requestId: string;
	now: Date;
};
/** So many merges and undone changes are looked through for those that took courses on. */
const MOST_MERGES = 200;

type Outcome = { ok: true } | { ok: false; reason: "notFound" | "changedMeanwhile" | "lastOne" };

/**
 * Takes back the latest change of a topic or level, as a change of its own that can be taken back in turn. An older one is
 * refused, since what came after it would be lost unseen. One that was added is not taken back but retired.
 */
export async function undoTaxonomyChange(db: Database, { changeId, ...by }: Input): Promise<Outcome> {
	for (const kind of TAXONOMY_KINDS) {
		const [deed] = await findDeed(db, { entryId: changeId, subjectKind: AUDIT_SUBJECT_OF_KIND[kind] });
		const change = deed ? readTaxonomyChange(deed) : null;
		if (!deed || !change?.before) continue;

		const [entries, merges] = await db.batch([
			listEntriesOf(db, kind),
			listDeedsByName(db, ["taxonomy.merge", "taxonomy.undo"], { now: by.now, limit: MOST_MERGES }),
		]);
		const key = deed.subjectId;
		const { version, before: after, after: before } = change;
		if (takesAway(after) && lastOffered(entries, key)) return { ok: false, reason: "lastOne" };
		const order = entries.map((entry) => entry.key);
		return writeTaxonomyChange(db, {
			...by,
			deed: "taxonomy.undo",
			kind,
			key,
			version,
			order,
			before,
			after,
			later: "mergedInto" in before && before.mergedInto ? laterMerges(merges, entries, before.mergedInto) : [],
		});
	}
	return { ok: false, reason: "notFound" };
}
