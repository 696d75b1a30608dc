import { lte } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { inValues } from "#db/in-values.server.ts";
import { localMail } from "#db/schema/schema.ts";

/** A write, not yet run. */
export function insertLocalMail(db: Database, mail: typeof localMail.$inferInsert) {
	return db.insert(localMail).values(mail);
}

/** Messages that were written by `before`. */
export function listOldMail(db: Database, before: Date, limit: number) {
	return db.select({ id: localMail.id }).from(localMail).where(lte(localMail.writtenAt, before)).limit(limit);
}

/** A write, not yet run. */
export function deleteLocalMail(db: Database, ids: readonly string[]) {
	return db.delete(localMail).where(inValues(localMail.id, ids));
}
