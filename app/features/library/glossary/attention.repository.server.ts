import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { type Counted, countUpTo } from "#db/count-up-to.server.ts";
import { documentDrafts, documents } from "#db/schema/schema.ts";

/** Terms with a draft that somebody else may still have to publish. */
export function countTermDrafts(db: Database): Counted {
	const drafted = db.select({ id: documentDrafts.documentId }).from(documentDrafts);
	const hasDraft = and(eq(documents.kind, "term"), inArray(documents.id, drafted));
	return countUpTo(db, { id: documents.id, table: documents, where: hasDraft });
}
