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

type Asked = {
	deed: string | null;
	/** Of one of these people; null: of anybody. */
	actorIds: readonly number[] | null;
	subject: { kind: string; ids: readonly string[] } | null;
	from: Date | null;
	/** The first instant that does not count. */
	to: Date;
};
type Portion = { isDescending: boolean; after: Key | null; limit: number };

/** A portion of the audit log, each entry with the name of who did it; every filter goes by an index that ends at the time. */
export function findAuditEntries(db: Database, asked: Asked, { isDescending, after, limit }: Portion) {
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
		.where(and(which(asked), where))
		.orderBy(...orderBy)
		.limit(limit);
}

function which({ deed, actorIds, subject, from, to }: Asked): SQL | undefined {
	return and(
		deed ? eq(auditEntries.deed, deed) : undefined,
		actorIds ? oneOf(auditEntries.actorId, actorIds) : undefined,
		subject ? and(eq(auditEntries.subjectKind, subject.kind), oneOf(auditEntries.subjectId, subject.ids)) : undefined,
		from ? gte(auditEntries.at, from) : undefined,
		lt(auditEntries.at, to),
	);
}

/** One alone is asked for by equality, so that the order of an index of it and the time can be used. */
function oneOf(column: Column, values: readonly (string | number)[]): SQL {
	return values.length === 1 ? eq(column, values[0]) : inValues(column, values);
}

/** As many with the words of a name are looked at. */
const MOST_NAMESAKES = 100;
const FOUND = { id: users.id, name: users.name };

/** The people with this address, and those with the words of this name: a list for each, not yet read. */
export function listPeopleCalled(db: Database, who: string) {
	const match = trigramMatch(who, ["name"]) ?? NOBODY;
	return [
		db
			.select(FOUND)
			.from(users)
			.where(eq(users.email, toEmailAddress(who)))
			.limit(1),
		db
			.select(FOUND)
			.from(peopleSearch)
			.crossJoin(users)
			.where(and(sql`${peopleSearch} match ${match}`, eq(users.id, peopleSearch.rowid)))
			.limit(MOST_NAMESAKES),
	] as const;
}

const NOBODY = '{name} : ""';

/** Of those whom `listPeopleCalled` has found: who has the address, or exactly this name, however it is spelled. */
export function calledExactly(
	[byAddress, byName]: readonly [readonly Called[], readonly Called[]],
	who: string,
): number[] {
	const spellings = spellingsOf(who.trim());
	const sameName = byName.filter(({ name }) => spellings.includes(foldText(name)));
	return [...byAddress, ...sameName].map(({ id }) => id);
}
type Called = { id: number; name: string };
