import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { documentVersions, users } from "#db/schema/schema.ts";

export function listVersions(db: Database, documentId: number, limit: number) {
	return db
		.select({
			id: documentVersions.id,
			number: documentVersions.number,
			note: documentVersions.note,
			manifest: documentVersions.manifest,
			createdAt: documentVersions.createdAt,
			authorId: documentVersions.authorId,
			authorName: sql<string | null>`${users.name}`.as("author_name"),
		})
		.from(documentVersions)
		.leftJoin(users, eq(users.id, documentVersions.authorId))
		.where(eq(documentVersions.documentId, documentId))
		.orderBy(desc(documentVersions.number))
		.limit(limit);
}

export function listVersionNumbered(db: Database, documentId: number, number: number) {
	return db
		.select({ id: documentVersions.id, manifest: documentVersions.manifest })
		.from(documentVersions)
		.where(and(eq(documentVersions.documentId, documentId), eq(documentVersions.number, number)));
}
