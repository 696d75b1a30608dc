import { listPublished, versionToShow } from "#app/features/library/versioned-content/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { runTogether } from "#db/run-together.server.ts";
import { deleteWords, findOwner, listUnindexed, refillIndex } from "./index.repository.server.ts";
import { indexCourse, indexEntry, removeFromIndex } from "./index-document.server.ts";
import { FOUND_KINDS, isFound } from "./index-rows.ts";

const AT_ONCE = 50;

/**
 * Makes the index anew from what is published, document by document, each in a batch of its own, while readers go on
 * searching: what is right already is not written. Returns how many documents are found. May be stopped and repeated.
 */
export async function rebuildIndex(db: Database, now = new Date()): Promise<number> {
	let count = 0;
	let after: number | null = 0;
	while (after !== null) {
		const portion = await rebuildPortion(db, { after, now });
		count += portion.count;
		after = portion.next;
	}
	return count;
}

/**
 * The documents that follow the one of this id, from 0 on. `next` is where to go on; null when all are done. The first portion
 * forgets the words that may be meant, the last one fills the index.
 */
export async function rebuildPortion(
	db: Database,
	{ after, now }: { after: number; now: Date },
): Promise<{ count: number; next: number | null }> {
	if (after === 0) await runTogether(db, [deleteWords(db)]);
	const published = await listPublished(db, { after, limit: AT_ONCE });
	let count = 0;
	for (const document of published.filter(({ kind }) => isFound(kind))) {
		if (await rebuildDocument(db, document, now)) count += 1;
	}
	const last = published.at(-1);
	if (last && published.length === AT_ONCE) return { count, next: last.id };
	await runTogether(db, refillIndex(db));
	return { count, next: null };
}

type Published = Awaited<ReturnType<typeof listPublished>>[number];

/** Whether the document is found. */
async function rebuildDocument(db: Database, { id, kind, versionId }: Published, now: Date): Promise<boolean> {
	const [owner] = await findOwner(db, id);
	if (!owner?.isThere) {
		await runTogether(db, removeFromIndex(db, id));
		return false;
	}
	if (kind !== "course") {
		const shownId = await versionToShow(db, { documentId: id, kind, versionId, now });
		await runTogether(db, await indexEntry(db, { documentId: id, versionId: shownId, kind }));
	} else if (owner.courseId !== null) {
		await runTogether(db, await indexCourse(db, { documentId: id, versionId, courseId: owner.courseId }));
	}
	return true;
}

/** Whether something that is published is not found, as in a school that is older than its search. */
export async function isIndexIncomplete(db: Database): Promise<boolean> {
	return (await listUnindexed(db, FOUND_KINDS)).length > 0;
}
