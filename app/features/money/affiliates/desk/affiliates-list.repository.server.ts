import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { trigramMatch } from "#app/shared/lists/trigram-match.ts";
import type { Database } from "#db/client.server.ts";
import { peopleSearch } from "#db/schema/people/people-search.ts";
import { affiliates, users } from "#db/schema/schema.ts";
import { AFFILIATES_PER_PAGE, type AffiliatesQuery, COUNTED_AFFILIATES } from "./affiliates-query";

export function listAffiliates(db: Database, query: AffiliatesQuery) {
	const order = query.isDescending ? desc : asc;
	return db
		.select({
			id: affiliates.id,
			code: affiliates.code,
			status: affiliates.status,
			appliedAt: affiliates.appliedAt,
			taxForm: affiliates.taxForm,
			name: sql<string | null>`${users.name}`.as("owner_name"),
			email: sql<string | null>`${users.email}`.as("owner_email"),
		})
		.from(affiliates)
		.leftJoin(users, eq(users.id, affiliates.userId))
		.where(matchesQuery(query))
		.orderBy(order(affiliates.appliedAt), order(affiliates.id))
		.limit(AFFILIATES_PER_PAGE)
		.offset((query.page - 1) * AFFILIATES_PER_PAGE);
}

export function countAffiliates(db: Database, query: AffiliatesQuery) {
	const counted = db
		.select({ one: sql`1`.as("one") })
		.from(affiliates)
		.where(matchesQuery(query))
		.limit(COUNTED_AFFILIATES)
		.as("counted");
	return db.select({ n: sql<number>`count(*)`.as("n") }).from(counted);
}

/** A code finds its affiliate; any other text is searched in names and e-mail addresses. */
function matchesQuery({ q, filters }: AffiliatesQuery): SQL | undefined {
	const match = q ? trigramMatch(q, ["name", "email"]) : null;
	const people = sql`${affiliates.userId} in (select ${peopleSearch.rowid} from ${peopleSearch} where ${peopleSearch} match ${match})`;
	const code = sql`${affiliates.code} = ${q.toUpperCase()}`;
	return and(
		filters.status ? eq(affiliates.status, filters.status) : undefined,
		q ? (match ? sql`(${code} or ${people})` : code) : undefined,
	);
}
