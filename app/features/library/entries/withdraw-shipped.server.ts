import { removeFromIndex } from "#app/features/library/search/face.server.ts";
import { findDocument } from "#app/features/library/versioned-content/face.server.ts";
import type { Database } from "#db/client.server.ts";
import type { EntryKind } from "./kinds/kinds.server.ts";
import { retireEntry } from "./projection.repository.server.ts";

/** Retires an entry that is no longer shipped, unless the school has edited it. Returns true when it was retired. */
export async function withdrawShipped(db: Database, { kind, key, now }: { kind: EntryKind; key: string; now: Date }) {
	const [document] = await findDocument(db, kind, key);
	const isAsShipped = JSON.stringify(document?.publishedManifest) === JSON.stringify(document?.shipped?.manifest);
	if (!document || !isAsShipped) return false;
	await db.batch([...retireEntry(db, document.id, now), ...removeFromIndex(db, document.id)]);
	return true;
}
