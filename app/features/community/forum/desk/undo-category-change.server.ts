import { findDeed } from "#app/features/operations/audit/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { isLastOffered, readCategoryChange } from "./category-change";
import { listDeskCategories } from "./desk.repository.server";
import { writeCategoryChange } from "./write-category-change.server";

type Input = { changeId: string; actorId: number; requestId: string; now: Date };
type Outcome = { ok: true } | { ok: false; reason: "notFound" | "changedMeanwhile" | "lastOne" };

/**
 * Takes back the latest change of a category, as a change of its own that can be taken back in turn. An older one is
 * refused, since what came after it would be lost unseen. One that was added is not taken back but retired. Two trips.
 */
export async function undoCategoryChange(db: Database, { changeId, ...by }: Input): Promise<Outcome> {
	const { deeds, categories } = await inBatch(db, {
		deeds: findDeed(db, { entryId: changeId, subjectKind: "forumCategory" }),
		categories: listDeskCategories(db),
	});
	const deed = firstRow(deeds);
	const change = deed ? readCategoryChange(deed) : null;
	if (!deed || !change?.before) return { ok: false, reason: "notFound" };
	const key = deed.subjectId;
	const { revision, before: after, after: before } = change;
	if ("retired" in after && after.retired && isLastOffered(categories, key)) return { ok: false, reason: "lastOne" };
	const order = categories.map((category) => category.key);
	const undoing = { ...by, deed: "forum.undoCategory", key, revision, order, before, after } as const;
	return writeCategoryChange(db, undoing);
}
