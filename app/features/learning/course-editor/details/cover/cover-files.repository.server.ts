import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { inValues } from "#db/in-values.server.ts";
import { uploads } from "#db/schema/schema.ts";
import { COVER_FILE } from "./cover-file.ts";

/** Those of the files that the owner has uploaded as covers. */
export function listOwnCoverFiles(db: Database, { ids, ownerId }: { ids: readonly string[]; ownerId: number }) {
	return db
		.select({ id: uploads.id })
		.from(uploads)
		.where(
			and(
				inValues(uploads.id, ids),
				eq(uploads.purpose, COVER_FILE.purpose),
				eq(uploads.ownerId, ownerId),
				inArray(uploads.state, ["stored", "attached"]),
			),
		);
}
