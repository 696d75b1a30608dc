import type { Database } from "#db/client.server.ts";
import { listPartSizes } from "./documents.repository.server.ts";
import { readBodies } from "./read-bodies.server.ts";

export async function readVersion(db: Database, versionId: string) {
	const entries = await listPartSizes(db, versionId);
	const bodies = await readBodies(db, entries);
	return entries.map(({ key, language, hash }) => ({ key, language, body: bodies.get(hash) ?? {} }));
}
