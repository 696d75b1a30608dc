import { removeFromIndex } from "#app/features/library/search/face.server.ts";
import { findDocument } from "#app/features/library/versioned-content/face.server.ts";
import type { Database } from "#db/client.server.ts";
import type { EntryKinds } from "./kinds/entry-kinds.ts";
import { retireEntry } from "./projection.repository.server.ts";

type Input = { kind: string; key: string; kinds: EntryKinds; now: Date };

/** Retires an entry that is no longer shipped, unless the school has edited it. Returns true when it was retired. */
export async function withdrawShipped(db: Database, { kind, key, kinds, now }: Input) {
	const [document] = await findDocument(db, kind, key);
	const isAsShipped = JSON.stringify(document?.publishedManifest) === JSON.stringify(document?.shipped?.manifest);
	if (!document || !isAsShipped) return false;
	await db.batch([...retireEntry(db, { documentId: document.id, kinds, now }), ...removeFromIndex(db, document.id)]);
	return true;
}
