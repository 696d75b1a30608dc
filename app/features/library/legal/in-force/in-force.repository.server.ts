import { and, eq, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { orderInForceFirst } from "#app/features/library/versioned-content/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { documents, documentVersions, libraryEntries } from "#db/schema/schema.ts";

/** Legal pages whose version in force on this day differs from the projected one. */
export function listNotInForce(db: Database, { day, limit }: { day: string; limit: number }) {
	const published = alias(documentVersions, "published");
	const inForce = sql`(select ${documentVersions.number} from ${documentVersions}
		where ${documentVersions.documentId} = ${documents.id} and ${documentVersions.number} <= ${published.number}
		order by ${orderInForceFirst(day)} limit 1)`;
	return db
		.select({ versionId: sql<string>`${published.id}`.as("version_id") })
		.from(libraryEntries)
		.innerJoin(documents, eq(documents.id, libraryEntries.documentId))
		.innerJoin(published, eq(published.id, documents.publishedVersionId))
		.where(
			and(
				eq(libraryEntries.kind, "legal"),
				isNull(libraryEntries.retiredAt),
				sql`coalesce(${shownVersion}, ${published.number}) <> ${inForce}`,
			),
		)
		.limit(limit);
}

const shownVersion = sql`${libraryEntries.details} ->> 'version'`;
