import { readTaxonomyChange } from "./taxonomy-change.ts";
import type { LaterMerge } from "./taxonomy-desk.repository.server.ts";

type Deed = { subjectId: string; before: unknown; after: unknown };
type Entry = { key: string; mergedInto: string | null };

/**
 * The merges that took the courses of a topic on, one after the other; none while it stands by itself. `deeds` come newest
 * first. Each names the courses that moved there through all of the earlier ones.
 */
export function laterMerges(deeds: readonly Deed[], entries: readonly Entry[], topic: string): LaterMerge[] {
	const merges: LaterMerge[] = [];
	let from = topic;
	// No topic is merged twice without standing by itself in between.
	while (merges.length < entries.length && entries.find(({ key }) => key === from)?.mergedInto) {
		const merge = latestMerge(deeds, from);
		if (!merge) break;
		const earlier = merges.at(-1);
		merges.push({ ...merge, moved: merge.moved.filter((id) => !earlier || earlier.moved.includes(id)) });
		from = merge.into;
	}
	return merges;
}

function latestMerge(deeds: readonly Deed[], key: string): LaterMerge | null {
	for (const deed of deeds) {
		if (deed.subjectId !== key) continue;
		const after = readTaxonomyChange(deed)?.after;
		if (after && "mergedInto" in after && after.mergedInto) return { into: after.mergedInto, moved: after.moved };
	}
	return null;
}
