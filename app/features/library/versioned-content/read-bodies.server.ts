import type { Database } from "#db/client.server.ts";
import { listParts } from "./documents.repository.server.ts";
import { inChunks } from "./in-portions.ts";

/** The JSON of stored parts by hash, read in chunks of a bounded size. */
export async function readBodies(
	db: Database,
	sized: readonly { hash: string; characters: number }[],
): Promise<Map<string, Record<string, unknown>>> {
	const bodies = new Map<string, Record<string, unknown>>();
	const distinct = [...new Map(sized.map((part) => [part.hash, part])).values()];
	for (const portion of inChunks(distinct, ({ characters }) => characters)) {
		const hashes = portion.map(({ hash }) => hash);
		for (const { hash, body } of await listParts(db, hashes)) bodies.set(hash, body);
	}
	return bodies;
}
