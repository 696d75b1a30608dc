import { listPublished, type ShownKind, versionToShow } from "#app/features/library/versioned-content/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { runTogether } from "#db/run-together.server.ts";
import { isSearchable, type Searchables } from "../searchables.ts";
import { deleteWords, findOwner, listUnindexed, refillIndex } from "./index.repository.server.ts";
import { indexCourse, indexEntry, removeFromIndex } from "./index-document.server.ts";

const DOCUMENTS_PER_STEP = 50;

export type Rebuild = {
	searchables: Searchables;
	/** By name; of a kind that is missing the published version is shown. */
	kinds: ReadonlyMap<string, ShownKind>;
	now: Date;
};

/** Rebuilds in one batch per document while search stays available. Repeatable. Returns the number of documents. */
export async function rebuildIndex(db: Database, rebuild: Rebuild): Promise<number> {
	let count = 0;
	let after: number | null = 0;
	while (after !== null) {
		const portion = await rebuildChunk(db, { ...rebuild, after });
		count += portion.count;
		after = portion.next;
	}
	return count;
}

/** `next` is null at the end. The first chunk clears the known words, the last one fills the index. */
export async function rebuildChunk(
	db: Database,
	{ after, ...rebuild }: Rebuild & { after: number },
): Promise<{ count: number; next: number | null }> {
	if (after === 0) await runTogether(db, [deleteWords(db)]);
	const published = await listPublished(db, { after, limit: DOCUMENTS_PER_STEP });
	let count = 0;
	for (const document of published.filter(({ kind }) => isSearchable(rebuild.searchables, kind))) {
		if (await rebuildDocument(db, document, rebuild)) count += 1;
	}
	const last = published.at(-1);
	if (last && published.length === DOCUMENTS_PER_STEP) return { count, next: last.id };
	await runTogether(db, refillIndex(db));
	return { count, next: null };
}

type Published = Awaited<ReturnType<typeof listPublished>>[number];

async function rebuildDocument(
	db: Database,
	{ id, kind, versionId }: Published,
	{ searchables, kinds, now }: Rebuild,
): Promise<boolean> {
	const [owner] = await findOwner(db, id);
	if (!owner?.isThere) {
		await runTogether(db, removeFromIndex(db, id));
		return false;
	}
	const texts = searchables.courses.get(kind);
	if (!texts) {
		const shownId = await versionToShow(db, { documentId: id, kind: kinds.get(kind) ?? {}, versionId, now });
		await runTogether(db, await indexEntry(db, { documentId: id, versionId: shownId, kind, searchables }));
	} else if (owner.courseId !== null) {
		await runTogether(db, await indexCourse(db, { documentId: id, versionId, courseId: owner.courseId, texts }));
	}
	return true;
}

/** True when a published document is missing, as after an upgrade from a version without search. */
export async function isIndexIncomplete(db: Database, { entries, courses }: Searchables): Promise<boolean> {
	return (await listUnindexed(db, [...entries.keys(), ...courses.keys()])).length > 0;
}
