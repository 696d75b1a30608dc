import { and, type Column, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { DAY_MS } from "#app/shared/durations.ts";
import { type Key, keyset, readKey, searchKeyset } from "#app/shared/lists/keyset.server.ts";
import { trigramMatch } from "#app/shared/lists/trigram-match.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { localizedColumn, translates } from "#app/shared/words/localized-column.server.ts";
import type { Database } from "#db/client.server.ts";
import { inValues } from "#db/in-values.server.ts";
import { peopleSearch } from "#db/schema/people/people-search.ts";
import { counters, plans, planTranslations, users, usersByCountry } from "#db/schema/schema.ts";
import { facetMatch, withoutFacet } from "./people-facets";
import { orderOf, PEOPLE_PER_PAGE, type PeopleQuery } from "./people-query";

export type PersonRow = Awaited<ReturnType<typeof listPeople>>[number];

const PERSON_COLUMNS = {
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
 * A portion of the people of a query. Each order and filter, and a plan in a country, has an index that stops at the
 * page size; search results come by id, from an index that knows role, plan, country and state. Rows before a cursor
 * come in reverse, nearest first: `toCursorPage` reorders them.
 */
export function listPeople(db: Database, query: PeopleQuery, now: Date, portion: Portion = onPage(query)) {
	const order = orderOf(query);
	const isBackwards = query.page?.side === "before";
	const words = order === "found" ? trigramMatch(query.q, ["name", "email"]) : null;
	if (words) {
		const found = [words, facetMatch(query.filters)].filter(Boolean).join(" AND ");
		const match = [`(${found})`, withoutFacet(query.filters)].filter(Boolean).join(" NOT ");
		const { where, orderBy } = searchKeyset(peopleSearch.rowid, { isDescending: !isBackwards, after: portion.after });
		return (
			db
				.select(PERSON_COLUMNS)
				.from(peopleSearch)
				// Cross join, so that SQLite starts from the search results.
				.crossJoin(users)
				.where(
					and(
						sql`${peopleSearch} match ${match}`,
						eq(users.id, peopleSearch.rowid),
						where,
						query.filters.state === "suspended" ? isStillSuspended(now) : undefined,
						seenIn(query.filters.activity, now, null),
					),
				)
				.orderBy(...orderBy)
				.limit(portion.limit)
		);
	}
	if (order === "name") return listByName(db, query, portion);
	const at = order === "joined" ? users.createdAt : users.lastSeenAt;
	const isDescending = query.isDescending !== isBackwards;
	// Never seen users share one instant, so among them only the id is used to seek.
	const { activity } = query.filters;
	const isNever = activity === "never";
	const { where, orderBy } = keyset(
		{ columns: isNever ? [users.id] : [at, users.id], isDescending },
		isNever ? (portion.after?.slice(1) ?? null) : portion.after,
	);
	const bounded = portion.after && (isDescending ? "above" : "below");
	return (
		db
			.select(PERSON_COLUMNS)
			.from(users)
			// One bound makes SQLite seek in the index and read only what it returns; a second would mislead it.
			.where(and(matchesFilters(query.filters, now), seenIn(activity, now, bounded), where ?? sql`${at} >= 0`))
			.orderBy(...orderBy)
			.limit(portion.limit)
	);
}

const BY_NAME = sql`${users.name} collate nocase`;

/** Case-insensitive. The cursor is an id, because names may hold any character. */
function listByName(db: Database, query: PeopleQuery, { after, limit }: Portion) {
	const isDescending = query.isDescending !== (query.page?.side === "before");
	const { orderBy } = keyset({ columns: [BY_NAME, users.id], isDescending }, null);
	const [id] = after ?? [];
	const name = sql`(select name from users last where last.id = ${id})`;
	const sign = isDescending ? sql`<` : sql`>`;
	// SQLite seeks in the index by the bound on the name alone.
	const where = sql`${BY_NAME} ${sign}= ${name} and (${BY_NAME}, ${users.id}) ${sign} (${name}, ${id})`;
	return db
		.select(PERSON_COLUMNS)
		.from(users)
		.where(id === undefined ? sql`${BY_NAME} >= ''` : where)
		.orderBy(...orderBy)
		.limit(limit);
}

export function listPeopleOf(db: Database, ids: readonly number[]) {
	return db.select(PERSON_COLUMNS).from(users).where(inValues(users.id, ids)).orderBy(users.id);
}

export function personKey({ id, createdAt, lastSeenAt }: PersonRow, query: PeopleQuery): Key {
	const order = orderOf(query);
	if (order === "found" || order === "name") return [id];
	return [(order === "joined" ? createdAt : lastSeenAt).getTime(), id];
}

/** Most frequent first. Reads a table with one row per country. */
export function listCountriesOfPeople(db: Database) {
	return db.select({ country: usersByCountry.country }).from(usersByCountry).orderBy(usersByCountry.country);
}

/** In order, with their names in the language when they have one. */
export function listPlansOfPeople(db: Database, language: Language) {
	const [asked, english] = [alias(planTranslations, "plan_asked"), alias(planTranslations, "plan_english")];
	return db
		.select({ slug: plans.slug, name: localizedColumn("plan_name", asked.name, english.name) })
		.from(plans)
		.leftJoin(asked, translates(asked.planId, plans.id, language))
		.leftJoin(english, translates(english.planId, plans.id, DEFAULT_LANGUAGE))
		.orderBy(plans.position);
}

export function countPeople(db: Database) {
	return db.select({ people: counters.value }).from(counters).where(eq(counters.name, "users"));
}

/** One extra row tells whether there is a next page. */
function onPage(query: PeopleQuery): Portion {
	const order = orderOf(query);
	const kinds = order === "found" || order === "name" ? (["number"] as const) : (["number", "number"] as const);
	return { after: readKey(query.page, kinds), limit: PEOPLE_PER_PAGE + 1 };
}

/** `bounded` is the side that the cursor limits more closely: SQLite would seek by the farther bound. */
function seenIn(activity: PeopleQuery["filters"]["activity"], now: Date, bounded: "above" | "below" | null) {
	const ago = (days: number) => now.getTime() - days * DAY_MS;
	const above = bounded === "above" ? sql`+${users.lastSeenAt}` : sql`${users.lastSeenAt}`;
	const below = bounded === "below" ? sql`+${users.lastSeenAt}` : sql`${users.lastSeenAt}`;
	switch (activity) {
		case "week":
			return sql`${below} >= ${ago(7)}`;
		case "month":
			return sql`${below} >= ${ago(30)}`;
		case "quiet":
			return and(sql`${above} < ${ago(90)}`, sql`${below} > 0`);
		case "never":
			return sql`${users.lastSeenAt} = 0`;
		default:
			return undefined;
	}
}

/** An expired suspension stays stored until the scheduled job lifts it. */
function isStillSuspended(now: Date): SQL {
	return sql`(${users.suspendedUntil} is null or +${users.suspendedUntil} > ${now.getTime()})`;
}

function matchesFilters({ role, plan, country, state }: PeopleQuery["filters"], now: Date): SQL | undefined {
	const isAlone = !(role || plan || country);
	const states = {
		// Most are confirmed, so combined with other filters this one is checked while reading.
		confirmed: isAlone ? isNotNull(users.emailVerifiedAt) : sql`+${users.emailVerifiedAt} is not null`,
		unconfirmed: isNull(users.emailVerifiedAt),
		suspended: and(isNotNull(users.suspendedAt), isStillSuspended(now)),
	};
	const equal = (column: Column, value: string | null, isDriver: boolean) => {
		if (!value) return undefined;
		return isDriver ? eq(column, value) : sql`+${column} = ${value}`;
	};
	// The most selective filter uses its index, the others are checked while reading; SQLite has no statistics and
	// would guess.
	const driver = state && state !== "confirmed" ? null : driverOf({ role, plan, country });
	return and(
		state ? states[state] : undefined,
		equal(users.role, role, driver === "role"),
		equal(users.country, country, driver === "country" || driver === "planAndCountry"),
		equal(users.membershipType, plan, driver === "plan" || driver === "planAndCountry"),
	);
}

function driverOf({ role, plan, country }: Pick<PeopleQuery["filters"], "role" | "plan" | "country">) {
	if (role && role !== "student") return "role";
	if (plan && country) return "planAndCountry";
	if (country) return "country";
	return plan ? "plan" : "role";
}
