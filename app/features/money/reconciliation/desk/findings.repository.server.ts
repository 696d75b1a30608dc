import { and, eq, gte, isNull } from "drizzle-orm";
import { type Key, keyset, readKey, toCursorPage } from "#app/shared/lists/keyset.server.ts";
import type { Database } from "#db/client.server.ts";
import { reconciliationFindings as findings } from "#db/schema/schema.ts";
import type { Finding } from "../reconciliation.repository.server";
import { FINDINGS_PER_PAGE, type FindingsQuery } from "./findings-query";

export async function findPageOfFindings(db: Database, query: FindingsQuery) {
	const isBackwards = query.page?.side === "before";
	const found = await listFindings(db, query, {
		isDescending: query.isDescending !== isBackwards,
		after: readKey(query.page, ["number", "text"]),
		limit: FINDINGS_PER_PAGE + 1,
	});
	return toCursorPage(found, { size: FINDINGS_PER_PAGE, cursor: query.page, keyOf });
}

type Part = { isDescending: boolean; after: Key | null; limit: number };

export function listFindings(
	db: Database,
	{ filters: { kind, state } }: FindingsQuery,
	{ isDescending, after, limit }: Part,
) {
	const { orderBy, where } = keyset({ columns: [findings.foundAt, findings.id], isDescending }, after);
	return db
		.select()
		.from(findings)
		.where(
			and(
				// The bound lets SQLite start inside the index and read only what it returns.
				gte(findings.foundAt, new Date(0)),
				where,
				kind ? eq(findings.kind, kind) : undefined,
				state ? eq(findings.state, state) : isNull(findings.resolvedAt),
			),
		)
		.orderBy(...orderBy)
		.limit(limit);
}

const keyOf = ({ foundAt, id }: Finding): Key => [foundAt.getTime(), id];
