import type { Searchables } from "#app/features/library/search/searchables.ts";
import { FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import { audit } from "#app/features/operations/audit/face.server.ts";
import type { Database } from "#db/client.server.ts";
import type { EntryKinds } from "../kinds/entry-kinds.ts";
import { publishEntry } from "../publish-entry.server.ts";
import { findEditedEntry } from "./edited-entry.server.ts";
import { listDocuments } from "./editor.repository.server.ts";
import { movedPositions } from "./list/moved-positions.ts";
import { saveNextVersion } from "./version-writes.server.ts";

type Input = {
	entryId: number;
	direction: "up" | "down";
	note: string;
	searchables: Searchables;
	kinds: EntryKinds;
	by: number;
	requestId: string;
	now: Date;
};
type Outcome = { ok: true } | { ok: false; reason: "notFound" | "changedMeanwhile" };

/**
 * Moves an entry by one position and publishes it at once. Renumbers the entries after it when there is no gap.
 * Entries of kinds that are not sorted by hand are `notFound`.
 */
export async function moveEntry(
	db: Database,
	{ entryId, direction, note, searchables, kinds, by, requestId, now }: Input,
): Promise<Outcome> {
	const moved = await findEditedEntry(db, kinds, entryId);
	if (!moved?.kind.isOrdered || !moved.listed || moved.listed.retiredAt) return { ok: false, reason: "notFound" };
	const { section } = moved.listed;
	const rows = (await listDocuments(db, moved.kind.name)).filter((row) => row.section === section && !row.retiredAt);
	const places = rows.map(({ id, key, position }) => ({ id, key, position: position ?? 0 }));

	for (const { id, position } of movedPositions(places, entryId, direction)) {
		const entry = id === entryId ? moved : await findEditedEntry(db, kinds, id);
		const facts = entry?.published[FACTS_LANGUAGE]?.body;
		if (!entry || !facts) continue;
		const saved = await saveNextVersion(db, { entry, facts: { ...facts, position }, words: {}, note, by, now });
		if (!saved.ok) return saved;
		const noted = audit(db, {
			by,
			requestId,
			now,
			deed: "library.move",
			subject: { kind: "document", id },
			before: { position: entry.listed?.position ?? 0 },
			after: { position, entry: `${entry.kind.name}/${entry.key}` },
		});
		const published = await publishEntry(db, {
			versionId: saved.versionId,
			searchables,
			kinds,
			now,
			alongside: [noted],
		});
		if (!published.ok) return { ok: false, reason: "changedMeanwhile" };
	}
	return { ok: true };
}
