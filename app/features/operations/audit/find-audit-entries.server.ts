import { and, type Column, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import { type Key, keyset } from "#app/shared/lists/keyset.server.ts";
import { trigramMatch } from "#app/shared/lists/trigram-match.ts";
import { toEmailAddress } from "#app/shared/text/email-address.ts";
import { foldText, spellingsOf } from "#app/shared/text/fold-text.ts";
import type { Database } from "#db/client.server.ts";
import { inValues } from "#db/in-values.server.ts";
import { peopleSearch } from "#db/schema/people/people-search.ts";
import { auditEntries, users } from "#db/schema/schema.ts";

export type AuditRow = Awaited<ReturnType<typeof findAuditEntries>>[number];

type AuditFilters = {
	deed: string | null;
	/** Null: anybody. */
	actorIds: readonly number[] | null;
	subject: { kind: string; ids: readonly string[] } | null;
	from: Date | null;
	/** Exclusive. */
	to: Date;
};
type PageOptions = { isDescending: boolean; after: Key | null; limit: number };

/** With the actors' names; every filter uses an index that ends with the time. */
export function findAuditEntries(db: Database, filters: AuditFilters, { isDescending, after, limit }: PageOptions) {
	const { where, orderBy } = keyset({ columns: [auditEntries.at, auditEntries.id], isDescending }, after);
	return db
		.select({
			id: auditEntries.id,
			actorId: auditEntries.actorId,
			deed: auditEntries.deed,
			subjectKind: auditEntries.subjectKind,
			subjectId: auditEntries.subjectId,
			before: auditEntries.before,
			after: auditEntries.after,
			requestId: auditEntries.requestId,
			at: auditEntries.at,
			actorName: users.name,
		})
		.from(auditEntries)
		.leftJoin(users, eq(users.id, auditEntries.actorId))
		.where(and(matchesFilters(filters), where))
		.orderBy(...orderBy)
		.limit(limit);
}

function matchesFilters({ deed, actorIds, subject, from, to }: AuditFilters): SQL | undefined {
	return and(
		deed ? eq(auditEntries.deed, deed) : undefined,
		actorIds ? oneOf(auditEntries.actorId, actorIds) : undefined,
		subject ? and(eq(auditEntries.subjectKind, subject.kind), oneOf(auditEntries.subjectId, subject.ids)) : undefined,
		from ? gte(auditEntries.at, from) : undefined,
		lt(auditEntries.at, to),
	);
}

/** A single value uses `=`, so that SQLite can sort by an index that starts with the column. */
function oneOf(column: Column, values: readonly (string | number)[]): SQL {
	return values.length === 1 ? eq(column, values[0]) : inValues(column, values);
}

const MOST_NAMESAKES = 100;
const USER_COLUMNS = { id: users.id, name: users.name };

export function listNameCandidates(db: Database, who: string) {
	const match = trigramMatch(who, ["name"]) ?? NO_MATCH_QUERY;
	return [
		db
			.select(USER_COLUMNS)
			.from(users)
			.where(eq(users.email, toEmailAddress(who)))
			.limit(1),
		db
			.select(USER_COLUMNS)
			.from(peopleSearch)
			.crossJoin(users)
			.where(and(sql`${peopleSearch} match ${match}`, eq(users.id, peopleSearch.rowid)))
			.limit(MOST_NAMESAKES),
	] as const;
}

const NO_MATCH_QUERY = '{name} : ""';

/** Keeps candidates with exactly this address or name, folded. */
export function exactMatches(
	[byAddress, byName]: readonly [readonly NamedUser[], readonly NamedUser[]],
	who: string,
): number[] {
	const spellings = spellingsOf(who.trim());
	const sameName = byName.filter(({ name }) => spellings.includes(foldText(name)));
	return [...byAddress, ...sameName].map(({ id }) => id);
}
type NamedUser = { id: number; name: string };
