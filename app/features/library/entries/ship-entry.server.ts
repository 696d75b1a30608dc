import type { Searchables } from "#app/features/library/search/searchables.ts";
import {
	type DocumentState,
	findDocument,
	insertDocument,
	noteShipped,
	saveVersion,
} from "#app/features/library/versioned-content/face.server.ts";
import { mergeShipped, type SchoolOwnPart } from "#app/features/library/versioned-content/merge-shipped.ts";
import { manifestOf, storedPart } from "#app/features/library/versioned-content/part.ts";
import type { Database } from "#db/client.server.ts";
import { type Entry, entryParts } from "./entry-parts.server.ts";
import { type EntryKinds, getKind, isReserved } from "./kinds/entry-kinds.ts";
import { publishEntry } from "./publish-entry.server.ts";

type Shipment = {
	entry: Entry;
	/** SHA-256 of the entry's source file. */
	sourceHash: string;
	searchables: Searchables;
	kinds: EntryKinds;
	now: Date;
};
export type ShipOutcome =
	| { ok: true; isNew: boolean; changed: boolean; kept: SchoolOwnPart[] }
	| {
			ok: false;
			reason: "ownEntry" | "changedMeanwhile" | "slugTaken" | "slugReserved" | "aliasTaken" | "topicUnknown";
	  };

/**
 * Imports a shipped edition of an entry and publishes it. The school's edits win; `kept` lists where they differ from
 * the edition.
 * Refuses a key that the school uses for an entry of its own, a slug that belongs to a page, and what the kind
 * refuses (`shipRefusal`).
 */
export async function shipEntry(
	db: Database,
	{ entry, sourceHash, searchables, kinds, now }: Shipment,
): Promise<ShipOutcome> {
	const kind = getKind(kinds, entry.kind);
	if (isReserved(kind, entry.key)) return { ok: false, reason: "slugReserved" };
	const refusal = await kind.shipRefusal?.(db, entry.facts);
	if (refusal) return { ok: false, reason: refusal };
	const existing = await findState(db, entry);
	if (!existing) await insertDocument(db, { kind: entry.kind, key: entry.key, origin: "shipped", createdAt: now });
	const document = existing ?? (await findState(db, entry));
	if (!document) throw new Error(`The entry ${entry.key} was not made`);
	if (document.origin === "school") return { ok: false, reason: "ownEntry" };

	const parts = entryParts(kind, entry).map(storedPart);
	const shipped = manifestOf(parts);
	const base = document.shipped?.manifest ?? null;
	const { manifest, kept } = mergeShipped({ base, current: document.publishedManifest, shipped });
	const saved = await saveVersion(db, { document, parts, manifest, authorId: null, note: "As it ships", now });
	if (!saved.ok) return saved;

	const note = noteShipped(db, document.id, { sourceHash, manifest: shipped });
	const published = await publishEntry(db, { versionId: saved.versionId, searchables, kinds, now, alongside: [note] });
	if (!published.ok) {
		return { ok: false, reason: published.reason === "notFound" ? "changedMeanwhile" : published.reason };
	}
	if (!published.changed) await note;
	return { ok: true, isNew: !existing, changed: published.changed, kept };
}

async function findState(db: Database, { kind, key }: Entry): Promise<DocumentState | undefined> {
	const [document] = await findDocument(db, kind, key);
	return document;
}
