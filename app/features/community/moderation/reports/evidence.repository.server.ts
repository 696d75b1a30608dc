import { lte, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { inValues } from "#db/in-values.server.ts";
import { moderationCases } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

export function listExpiredEvidence(db: Database, now: Date, limit: number) {
	return db
		.select({ id: moderationCases.id })
		.from(moderationCases)
		.where(lte(moderationCases.evidenceUntil, now))
		.limit(limit);
}

/** Unlocks evidence; the copy goes where its author has left meanwhile. */
export function releaseEvidence(db: Database, ids: readonly number[]): Write {
	const ifAuthor = (name: string) =>
		sql<string | null>`case when ${moderationCases.authorId} is null then null else ${sql.identifier(name)} end`;
	return db
		.update(moderationCases)
		.set({
			evidenceUntil: null,
			authorName: ifAuthor("author_name"),
			title: ifAuthor("title"),
			body: ifAuthor("body"),
		})
		.where(inValues(moderationCases.id, ids));
}
