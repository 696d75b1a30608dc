import { and, eq, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { documentVersions } from "#db/schema/schema.ts";
import { factOfVersion } from "./history.repository.server.ts";

/** The fact of legal pages with their effective date (`YYYY-MM-DD`). */
export const EFFECTIVE_FROM = { part: "entry", name: "reviewedOn" };

/**
 * Sorts the version in force first: the newest whose day has come, else the oldest. See `versionsInForce` (legal).
 */
export function orderInForceFirst(day: string): SQL {
	const hasCome = sql`coalesce(${factOfVersion(EFFECTIVE_FROM)}, '') <= ${day}`;
	return sql`${hasCome} desc, case when ${hasCome} then -${documentVersions.number} else ${documentVersions.number} end`;
}

type Published = { documentId: number; versionId: string; day: string };

/** The version in force while another is published; one row. */
export function findVersionInForce(db: Database, { documentId, versionId, day }: Published) {
	const upTo = sql`(select upto.number from document_versions upto where upto.id = ${versionId})`;
	return db
		.select({ id: documentVersions.id })
		.from(documentVersions)
		.where(and(eq(documentVersions.documentId, documentId), lte(documentVersions.number, upTo)))
		.orderBy(orderInForceFirst(day))
		.limit(1);
}
