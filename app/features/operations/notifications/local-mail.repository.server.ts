import { lte } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { inValues } from "#db/in-values.server.ts";
import { localMail } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

export function insertLocalMail(db: Database, mail: typeof localMail.$inferInsert): Write {
	return db.insert(localMail).values(mail);
}

export function listOldMail(db: Database, before: Date, limit: number) {
	return db.select({ id: localMail.id }).from(localMail).where(lte(localMail.writtenAt, before)).limit(limit);
}

export function deleteLocalMail(db: Database, ids: readonly string[]): Write {
	return db.delete(localMail).where(inValues(localMail.id, ids));
}
