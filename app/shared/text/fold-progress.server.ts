import { eq } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { foldProgress } from "#db/schema/schema.ts";

/** What is kept folded and made anew by the clock when the folding changes. */
export type Folded = "search" | "aliases";

/** Where making something anew for a version goes on, as a list of none, when it is done, or one. */
export async function findFoldProgress(db: Database, name: Folded, version: number): Promise<{ after: number }[]> {
	const [row] = await db.select().from(foldProgress).where(eq(foldProgress.name, name));
	if (row && row.version >= version) return [];
	return [{ after: row?.reached ?? 0 }];
}

/** A write, not yet run: this much of it is made anew, and the rest is not. */
export function saveFoldProgress(db: Database, name: Folded, reached: number) {
	return db
		.insert(foldProgress)
		.values({ name, version: 0, reached })
		.onConflictDoUpdate({ target: foldProgress.name, set: { reached } });
}

/** A write, not yet run: all of it is as this version has it. */
export function finishFolding(db: Database, name: Folded, version: number) {
	return db
		.insert(foldProgress)
		.values({ name, version, reached: 0 })
		.onConflictDoUpdate({ target: foldProgress.name, set: { version, reached: 0 } });
}
