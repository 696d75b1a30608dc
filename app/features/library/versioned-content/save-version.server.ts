import { newId } from "#app/shared/ids.ts";
import type { Database } from "#db/client.server.ts";
import { isDuplicate, isOrphan } from "#db/conflict.ts";
import type { ManifestEntry } from "#db/schema/library/versioned-content.ts";
import { insertParts, insertVersion, listStoredHashes } from "./documents.repository.server.ts";
import { inChunks } from "./in-portions.ts";
import type { StoredPart } from "./part.ts";

type Input = {
	document: { id: number; headId: string | null; headNumber: number; headManifest: readonly ManifestEntry[] | null };
	parts: readonly StoredPart[];
	manifest: ManifestEntry[];
	authorId: number | null;
	note: string;
	now: Date;
};
type Outcome = { ok: true; versionId: string } | { ok: false; reason: "changedMeanwhile" };

/**
 * Saves on top of the version seen; returns the latest when nothing changed. Of concurrent saves one gets the
 * conflict.
 * Parts are stored first, in chunks; a crash leaves unused ones.
 */
export async function saveVersion(db: Database, input: Input): Promise<Outcome> {
	const { document, parts, manifest, authorId, note, now } = input;
	if (document.headId && JSON.stringify(document.headManifest) === JSON.stringify(manifest)) {
		return { ok: true, versionId: document.headId };
	}
	await storeParts(db, parts, now);

	const id = newId();
	const version = { id, documentId: document.id, number: document.headNumber + 1 };
	try {
		await insertVersion(db, { ...version, authorId, note, manifest, createdAt: now });
	} catch (error) {
		const isSecond = isDuplicate(error, "document_versions.document_id");
		// Another editor has discarded the draft, which also deleted the unpublished document.
		if (isSecond || isOrphan(error)) return { ok: false, reason: "changedMeanwhile" };
		throw error;
	}
	return { ok: true, versionId: id };
}

async function storeParts(db: Database, parts: readonly StoredPart[], now: Date) {
	const stored = await listStoredHashes(
		db,
		parts.map(({ hash }) => hash),
	);
	const known = new Set(stored.map(({ hash }) => hash));
	const missing = [...new Map(parts.map((part) => [part.hash, part])).values()].filter(({ hash }) => !known.has(hash));
	for (const portion of inChunks(missing, ({ body }) => body.length)) await insertParts(db, portion, now);
}
