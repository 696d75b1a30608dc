import type { Database } from "#db/client.server.ts";
import { listPartSizes, listParts } from "./documents.repository.server.ts";
import { inChunks } from "./in-portions.ts";

export async function readVersion(db: Database, versionId: string) {
	const sizes = await listPartSizes(db, versionId);
	const bodies = new Map<string, Record<string, unknown>>();
	const distinct = [...new Map(sizes.map((part) => [part.hash, part])).values()];
	for (const portion of inChunks(distinct, ({ characters }) => characters)) {
		const hashes = portion.map(({ hash }) => hash);
		for (const { hash, body } of await listParts(db, hashes)) bodies.set(hash, body);
	}
	return sizes.map(({ key, language, hash }) => ({ key, language, body: bodies.get(hash) ?? {} }));
}
