import { and, count, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { payloadValue } from "#app/features/operations/jobs/face.server.ts";
import { type Key, keyset } from "#app/shared/lists/keyset.server.ts";
import { trigramMatch } from "#app/shared/lists/trigram-match.ts";
import type { Database } from "#db/client.server.ts";
import { inValues } from "#db/in-values.server.ts";
import { localMailSearch } from "#db/schema/operations/local-mail-search.ts";
import { peopleSearch } from "#db/schema/people/people-search.ts";
import { localMail, users } from "#db/schema/schema.ts";

/** `q`: words in subject or address; `kind`: null for all. */
export type MessageFilter = { q: string; kind: string | null };
export type Portion = { after: Key | null; isDescending: boolean; limit: number };

export function listSentMessages(db: Database, sought: MessageFilter, { after, isDescending, limit }: Portion) {
	const { where, orderBy } = keyset({ columns: [localMail.writtenAt, localMail.id], isDescending }, after);
	return db
		.select({ id: localMail.id, at: localMail.writtenAt, to: localMail.to, subject: localMail.subject })
		.from(localMail)
		.where(and(matchesFilter(sought), where))
		.orderBy(...orderBy)
		.limit(limit);
}

export function countSentMessages(db: Database, sought: MessageFilter, most: number) {
	const sent = db.select({ id: localMail.id }).from(localMail).where(matchesFilter(sought)).limit(most).as("sent");
	return db.select({ sent: count().as("sent_messages") }).from(sent);
}

export function findLocalMail(db: Database, id: string) {
	return db.select().from(localMail).where(eq(localMail.id, id)).limit(1);
}

export function listAddresses(db: Database, ids: readonly number[]) {
	return db.select({ id: users.id, email: users.email }).from(users).where(inValues(users.id, ids));
}

/** Unsent mail of the requested kind: in `kinds` (subjects with `q`), or to an address with `q`. */
export function isUnsentAbout({ q, kind }: MessageFilter, kinds: readonly string[]): SQL | undefined {
	const isOfKind = kind ? eq(payloadValue("mail"), kind) : undefined;
	return and(isOfKind, isUnsentWith(q, kinds));
}

function isUnsentWith(q: string, kinds: readonly string[]): SQL | undefined {
	const match = trigramMatch(q, ["email"]);
	if (!match) return undefined;
	const readers = sql`(select ${peopleSearch.rowid} from ${peopleSearch} where ${peopleSearch} match ${match})`;
	return or(inArray(payloadValue("mail"), [...kinds]), sql`${payloadValue("userId")} in ${readers}`);
}

function matchesFilter({ q, kind }: MessageFilter): SQL | undefined {
	return and(kind ? eq(localMail.kind, kind) : undefined, matchesSearch(q));
}

function matchesSearch(q: string): SQL | undefined {
	const match = trigramMatch(q, ["subject", "address"]);
	if (!match) return undefined;
	const { rowid } = localMailSearch;
	return sql`${localMail}.rowid in (select ${rowid} from ${localMailSearch} where ${localMailSearch} match ${match})`;
}
