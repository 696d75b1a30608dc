import { and, count, eq, getTableColumns, notExists, sql } from "drizzle-orm";
import { alias, type SQLiteColumn, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { countLiveOfPair } from "#app/features/money/memberships/face.server.ts";
import { closeMergedAccount } from "#app/features/people/auth/face.server.ts";
import type {
	MergedPair,
	MergedPerson,
	PersonalData,
	TableFacts,
} from "#app/shared/personal-data/personal-data.server.ts";
import type { Database } from "#db/client.server.ts";
import type { Write } from "#db/write.ts";

/** Closes one account of a pair for good. Hits no row where one of them may not be merged, or both are members. */
export function closeMerged(db: Database, pair: MergedPair, now: Date): Write {
	return closeMergedAccount(db, { pair, onlyIf: sql`${countLiveOfPair(pair)} < 2`, now });
}

/** How many rows the account to be closed has in a table. */
export function countRows(db: Database, { table, whose }: TableFacts, closedId: number) {
	return db
		.select({ rows: count() })
		.from(table)
		.where(whose({ id: closedId, email: null }));
}

/**
 * Moves what one account has to another, table by table as its room says. The statements of one table look at no other,
 * so their order does not matter; foreign keys are looked at when the batch is done.
 */
export function moveAll(db: Database, personalData: readonly PersonalData[], person: MergedPerson): Write[] {
	return [
		db.run(sql`pragma defer_foreign_keys = on`),
		...personalData.flatMap(({ facts = [] }) => facts.flatMap((one) => mergeTable(db, one, person))),
	];
}

function mergeTable(db: Database, { table, merge }: TableFacts, person: MergedPerson): readonly Write[] {
	if (merge === "stays" || merge === "follows") return [];
	if ("joined" in merge) return merge.joined(db, person);
	if ("dropped" in merge) return [db.delete(table).where(eq(columnOf(table, merge.dropped), person.closedId))];
	const { moves, onePer, recount } = merge;
	const isTheirs = eq(columnOf(table, moves), person.closedId);
	const counting = recount ? [...recount(db, person), db.delete(table).where(isTheirs)] : [];
	return [
		db
			.update(table)
			.set({ [moves]: person.keptId })
			.where(
				onePer ? and(isTheirs, notExists(sameRow(db, table, { moves, onePer, keptId: person.keptId }))) : isTheirs,
			),
		...counting,
	];
}

type Moving = { moves: string; onePer: readonly string[]; keptId: number };

/** The row that the account that stays has already, beside the one that would move. */
function sameRow(db: Database, table: SQLiteTable, { moves, onePer, keptId }: Moving) {
	const own = alias(table, "own");
	const isSame = onePer.map((name) => eq(columnOf(own, name), columnOf(table, name)));
	return db
		.select({ one: sql`1` })
		.from(own)
		.where(and(eq(columnOf(own, moves), keptId), ...isSame));
}

function columnOf(table: SQLiteTable, name: string): SQLiteColumn {
	const column = getTableColumns(table)[name];
	if (!column) throw new Error(`There is no column ${name}`);
	return column;
}
