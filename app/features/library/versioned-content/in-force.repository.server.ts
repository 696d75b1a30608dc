import { and, eq, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { documentVersions } from "#db/schema/schema.ts";
import { factOfVersion } from "./history.repository.server.ts";

/** The fact of legal pages that says from which day (`YYYY-MM-DD`) a version holds, and the part that it stands in. */
export const HOLDS_FROM = { part: "entry", name: "reviewedOn" };

/**
 * The order of a statement over `document_versions` in which the version in force on a day comes first: of those whose day has come
 * the newest, before all days the oldest. `versionsInForce` (legal) says the same of rows.
 */
export function inForceFirst(day: string): SQL {
	const hasCome = sql`coalesce(${factOfVersion(HOLDS_FROM)}, '') <= ${day}`;
	return sql`${hasCome} desc, case when ${hasCome} then -${documentVersions.number} else ${documentVersions.number} end`;
}

type Published = { documentId: number; versionId: string; day: string };

/** The version of a legal page in force on a day while one is published, as a list of one. */
export function findVersionInForce(db: Database, { documentId, versionId, day }: Published) {
	const upTo = sql`(select upto.number from document_versions upto where upto.id = ${versionId})`;
	return db
		.select({ id: documentVersions.id })
		.from(documentVersions)
		.where(and(eq(documentVersions.documentId, documentId), lte(documentVersions.number, upTo)))
		.orderBy(inForceFirst(day))
		.limit(1);
}
