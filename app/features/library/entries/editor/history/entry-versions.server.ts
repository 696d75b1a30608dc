import { listVersions } from "#app/features/library/versioned-content/face.server.ts";
import type { Database } from "#db/client.server.ts";

const VERSIONS_SHOWN = 100;

export function listEntryVersions(db: Database, entryId: number) {
	return listVersions(db, entryId, VERSIONS_SHOWN);
}

export type EntryVersion = Awaited<ReturnType<typeof listEntryVersions>>[number];
