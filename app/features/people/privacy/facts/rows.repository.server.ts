import { and, asc, getTableColumns, isNotNull, or, sql } from "drizzle-orm";
import type { EndingFacts, Person, TableFacts } from "#app/shared/personal-data/personal-data.server.ts";
import type { Database } from "#db/client.server.ts";

/** An exported row; `row` is its rowid, to continue from. */
export type PersonalRow = { row: number; values: Record<string, unknown> };

export async function readRows(
	db: Database,
	{ table, whose, exported }: TableFacts,
	person: Person,
	{ after, limit }: { after: number; limit: number },
): Promise<PersonalRow[]> {
	const columns = getTableColumns(table);
	const shown = Object.fromEntries(exported.flatMap((name) => (columns[name] ? [[name, columns[name]]] : [])));
	const rowid = sql<number>`${table}.rowid`;
	const found = await db
		.select({ row: rowid.as("row_place"), ...shown })
		.from(table)
		.where(and(whose(person), sql`${rowid} > ${after}`))
		.orderBy(asc(rowid))
		.limit(limit);
	return found.map(({ row, ...values }) => ({ row: Number(row), values }));
}

/** Deletes up to `limit` rows of a person; returns their number, 0 when none is left. */
export async function eraseRows(db: Database, facts: EndingFacts, person: Person, limit: number): Promise<number> {
	const { table, whose } = facts;
	const some = db
		.select({ row: sql`${table}.rowid`.as("row_place") })
		.from(table)
		.where(whose(person))
		.limit(limit);
	const erased = await db
		.delete(table)
		.where(sql`rowid in ${some}`)
		.returning({ one: sql<number>`1`.as("one") });
	return erased.length;
}

/** Clears the columns that name a person in up to `limit` rows; returns their number, 0 when none is left. */
export async function emptyColumns(db: Database, facts: EndingFacts, person: Person, limit: number): Promise<number> {
	const { table, whose, ending } = facts;
	if (ending.kind !== "anonymous") return 0;
	const columns = getTableColumns(table);
	const filled = ending.emptied.flatMap((name) => (columns[name] ? [isNotNull(columns[name])] : []));
	const some = db
		.select({ row: sql`${table}.rowid`.as("row_place") })
		.from(table)
		.where(and(whose(person), or(...filled)))
		.limit(limit);
	const emptied = await db
		.update(table)
		.set(Object.fromEntries(ending.emptied.map((name) => [name, null])))
		.where(sql`rowid in ${some}`)
		.returning({ one: sql<number>`1`.as("one") });
	return emptied.length;
}
