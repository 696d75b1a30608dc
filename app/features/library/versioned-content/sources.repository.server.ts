import { eq } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { translationSources } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

export function listSources(db: Database, documentId: number) {
	return db.select().from(translationSources).where(eq(translationSources.documentId, documentId));
}

export function sourceWrite(db: Database, source: typeof translationSources.$inferInsert): Write {
	const { partHash, sourceHash } = source;
	return db
		.insert(translationSources)
		.values(source)
		.onConflictDoUpdate({
			target: [translationSources.documentId, translationSources.key, translationSources.language],
			set: { partHash, sourceHash },
		});
}
