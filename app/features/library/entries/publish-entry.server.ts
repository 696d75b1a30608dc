import { indexEntry } from "#app/features/library/search/face.server.ts";
import type { Searchables } from "#app/features/library/search/searchables.ts";
import {
	findVersion,
	listParts,
	stageHtml,
	switchVersion,
	versionToShow,
} from "#app/features/library/versioned-content/face.server.ts";
import { FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, isDuplicate } from "#db/conflict.ts";
import { RENDERER } from "#db/content/markdown.ts";
import { runTogether } from "#db/run-together.server.ts";
import type { ManifestEntry } from "#db/schema/library/versioned-content.ts";
import type { Write } from "#db/write.ts";
import { type EntryKinds, getKind } from "./kinds/entry-kinds.ts";
import { nameWrites, projectEntry } from "./projection.repository.server.ts";
import { namesOfTerm } from "./term-names.ts";

type Input = {
	versionId: string;
	searchables: Searchables;
	kinds: EntryKinds;
	now: Date;
	/** Projects a published version again: which version is in force may have changed with the day. */
	again?: boolean;
	/** Writes in the same batch. `before` runs first. */
	before?: readonly Write[];
	alongside?: readonly Write[];
};
export type PublishOutcome =
	| { ok: true; changed: boolean }
	| { ok: false; reason: "notFound" | "changedMeanwhile" | "slugTaken" | "aliasTaken" };

/**
 * Makes a version the one that readers see; a legal page switches on its effective day. Repeatable with the same
 * version id; of two concurrent calls one gets the conflict.
 * Refuses a slug that another entry of the kind has (`slugTaken`) and, where names belong to one entry, a name of another in
 * that language (`aliasTaken`).
 */
export async function publishEntry(db: Database, input: Input): Promise<PublishOutcome> {
	const { versionId, searchables, kinds, now, again = false, before = [], alongside = [] } = input;
	const [state] = await findVersion(db, versionId);
	if (!state) return { ok: false, reason: "notFound" };
	const { documentId, publishedVersionId, publishedRenderer } = state;
	const kind = getKind(kinds, state.kind);
	const isOut = publishedVersionId === versionId && publishedRenderer === RENDERER;
	if (isOut && !again) return { ok: true, changed: false };

	const shownId = await versionToShow(db, { documentId, kind, versionId, now });
	await stageHtml(db, shownId);
	const names = kind.ownsNames ? await namesOfVersion(db, state.manifest) : null;
	const found = await indexEntry(db, { documentId, versionId: shownId, kind: kind.name, searchables });
	const seen = { versionId: publishedVersionId, renderer: publishedRenderer };
	try {
		await runTogether(db, [
			...before,
			switchVersion(db, { documentId, versionId, renderer: RENDERER, seen }),
			...projectEntry(db, { versionId: shownId, documentId, kind, now }),
			...(names ? nameWrites(db, documentId, names) : []),
			...alongside,
			...found,
		]);
		return { ok: true, changed: true };
	} catch (error) {
		if (isDuplicate(error, "library_entries.kind")) return { ok: false, reason: "slugTaken" };
		if (isDuplicate(error, "glossary_aliases.language")) return { ok: false, reason: "aliasTaken" };
		if (!isConflict(error)) throw error;
		const [latest] = await findVersion(db, versionId);
		if (latest?.publishedVersionId === versionId) return { ok: true, changed: false };
		return { ok: false, reason: "changedMeanwhile" };
	}
}

async function namesOfVersion(db: Database, manifest: readonly ManifestEntry[]) {
	const words = manifest.filter(([, language]) => language !== FACTS_LANGUAGE);
	const parts = await listParts(
		db,
		words.map(([, , hash]) => hash),
	);
	const bodies = new Map(parts.map(({ hash, body }) => [hash, body]));
	return namesOfTerm(Object.fromEntries(words.map(([, language, hash]) => [language, bodies.get(hash)])));
}
