import { eq } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { foldProgress } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

export type Folded = "search" | "aliases";

/** Where the rebuild for a version continues: an empty list when done, else one row. */
export async function findFoldProgress(db: Database, name: Folded, version: number): Promise<{ after: number }[]> {
	const [row] = await db.select().from(foldProgress).where(eq(foldProgress.name, name));
	if (row && row.version >= version) return [];
	return [{ after: row?.reached ?? 0 }];
}

export function saveFoldProgress(db: Database, name: Folded, reached: number): Write {
	return db
		.insert(foldProgress)
		.values({ name, version: 0, reached })
		.onConflictDoUpdate({ target: foldProgress.name, set: { reached } });
}

export function finishFolding(db: Database, name: Folded, version: number): Write {
	return db
		.insert(foldProgress)
		.values({ name, version, reached: 0 })
		.onConflictDoUpdate({ target: foldProgress.name, set: { version, reached: 0 } });
}
