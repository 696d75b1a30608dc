import { and, type Column, eq, gte, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "../../../../db/client.server";
import { inValues } from "../../../../db/in-values.server";
import { peopleSearch } from "../../../../db/schema/people-search";
import { counters, plans, planTranslations, users, usersByCountry } from "../../../../db/schema/schema";
import { type Key, keyset, readKey } from "../../../shared/lists/keyset.server";
import { trigramMatch } from "../../../shared/lists/trigram-match";
import { DEFAULT_LANGUAGE, type Language } from "../../../shared/words/languages";
import { localizedColumn } from "../../../shared/words/localized-column.server";
import { orderOf, PEOPLE_PER_PAGE, type PeopleQuery } from "./people-query";

export type PersonRow = Awaited<ReturnType<typeof listPeople>>[number];

const DAY = 86_400_000;
const COLUMNS = {
	id: users.id,
	name: users.name,
	email: users.email,
	role: users.role,
	plan: users.membershipType,
	country: users.country,
	emailVerifiedAt: users.emailVerifiedAt,
	suspendedAt: users.suspendedAt,
	suspendedUntil: users.suspendedUntil,
	createdAt: users.createdAt,
	lastSeenAt: users.lastSeenAt,
};

type Portion = { after: Key | null; limit: number };

/**
 * A portion of the people whom a query asks for: a statement for the page's batch. Each order and filter has an index
 * that ends its reading with the page; those found come by the ids of the search. Rows before a cursor come in the
 * opposite order, nearest first: `toCursorPage` puts them right.
 */
export function listPeople(db: Database, query: PeopleQuery, now: Date, portion: Portion = onPage(query)) {
	const order = orderOf(query);
	const isBackwards = query.page?.side === "before";
	const which = narrowed(query.filters, now);
	const match = order === "found" ? trigramMatch(query.q, ["name", "email"]) : null;
	if (match) {
		const { where, orderBy } = keyset({ columns: [peopleSearch.rowid], isDescending: !isBackwards }, portion.after);
		return (
			db
				.select(COLUMNS)
				.from(peopleSearch)
				// Crossed, so that it starts from who was found.
				.crossJoin(users)
				.where(and(sql`${peopleSearch} match ${match}`, eq(users.id, peopleSearch.rowid), where, which))
				.orderBy(...orderBy)
				.limit(portion.limit)
		);
	}
	if (order === "name") return listByName(db, query, portion);
	const at = order === "joined" ? users.createdAt : users.lastSeenAt;
	const isDescending = query.isDescending !== isBackwards;
	const { where, orderBy } = keyset({ columns: [at, users.id], isDescending }, portion.after);
	return (
		db
			.select(COLUMNS)
			.from(users)
			// With a bound, SQLite enters the index at its end and reads no more than it returns.
			.where(and(which, where, sql`${at} >= 0`))
			.orderBy(...orderBy)
			.limit(portion.limit)
	);
}

const BY_NAME = sql`${users.name} collate nocase`;

/** Everybody by name, whatever the case. The cursor is an id, since a name may hold any sign. */
function listByName(db: Database, query: PeopleQuery, { after, limit }: Portion) {
	const isDescending = query.isDescending !== (query.page?.side === "before");
	const { orderBy } = keyset({ columns: [BY_NAME, users.id], isDescending }, null);
	const [id] = after ?? [];
	const name = sql`(select name from users last where last.id = ${id})`;
	const sign = sql.raw(isDescending ? "<" : ">");
	// The bound on the name alone is what SQLite enters the index by.
	const where = sql`${BY_NAME} ${sign}= ${name} and (${BY_NAME}, ${users.id}) ${sign} (${name}, ${id})`;
	return db
		.select(COLUMNS)
		.from(users)
		.where(id === undefined ? sql`${BY_NAME} >= ''` : where)
		.orderBy(...orderBy)
		.limit(limit);
}

/** The people of these ids, in the order of the ids: a statement for a page's batch. */
export function listPeopleOf(db: Database, ids: readonly number[]) {
	return db.select(COLUMNS).from(users).where(inValues(users.id, ids)).orderBy(users.id);
}

/** What a person is known by in a cursor of this query. */
export function personKey({ id, createdAt, lastSeenAt }: PersonRow, query: PeopleQuery): Key {
	const order = orderOf(query);
	if (order === "found" || order === "name") return [id];
	return [(order === "joined" ? createdAt : lastSeenAt).getTime(), id];
}

/** Countries that people come from, most first. One row for each country, so the table stays small. */
export function listCountriesOfPeople(db: Database) {
	return db.select({ country: usersByCountry.country }).from(usersByCountry).orderBy(usersByCountry.country);
}

/** The plans of the school in their order, with their own names where they have one. */
export function listPlansOfPeople(db: Database, language: Language) {
	const [asked, english] = [alias(planTranslations, "plan_asked"), alias(planTranslations, "plan_english")];
	return db
		.select({ slug: plans.slug, name: localizedColumn("plan_name", asked.name, english.name) })
		.from(plans)
		.leftJoin(asked, and(eq(asked.planId, plans.id), eq(asked.language, language)))
		.leftJoin(english, and(eq(english.planId, plans.id), eq(english.language, DEFAULT_LANGUAGE)))
		.orderBy(plans.position);
}

/** How many people there are in all. */
export function countPeople(db: Database) {
	return db.select({ people: counters.value }).from(counters).where(eq(counters.name, "users"));
}

/** One person more than a page holds says whether there is another page. */
function onPage(query: PeopleQuery): Portion {
	const order = orderOf(query);
	const kinds = order === "found" || order === "name" ? (["number"] as const) : (["number", "number"] as const);
	return { after: readKey(query.page, kinds), limit: PEOPLE_PER_PAGE + 1 };
}

function narrowed({ role, plan, country, activity, state }: PeopleQuery["filters"], now: Date): SQL | undefined {
	const ago = (days: number) => new Date(now.getTime() - days * DAY);
	const seen = {
		week: gte(users.lastSeenAt, ago(7)),
		month: gte(users.lastSeenAt, ago(30)),
		quiet: and(lt(users.lastSeenAt, ago(90)), sql`${users.lastSeenAt} > 0`),
		never: sql`${users.lastSeenAt} = 0`,
	};
	const states = { unconfirmed: isNull(users.emailVerifiedAt), suspended: isNotNull(users.suspendedAt) };
	// The rarest goes by its index, the others are looked at on the way: SQLite counts nobody and would guess.
	const isRare = [role !== "student" && "role", "country", plan !== "free" && "plan", "plan", "role"];
	const chosen = { role, country, plan };
	const driver = state ? null : isRare.find((name) => name && chosen[name as keyof typeof chosen]);
	const equal = (name: keyof typeof chosen, column: Column) => {
		const value = chosen[name];
		if (!value) return undefined;
		return name === driver ? eq(column, value) : sql`+${column} = ${value}`;
	};
	return and(
		state ? states[state] : undefined,
		equal("role", users.role),
		equal("country", users.country),
		equal("plan", users.membershipType),
		activity ? seen[activity] : undefined,
	);
}
