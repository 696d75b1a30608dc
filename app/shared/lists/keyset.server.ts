import { asc, desc, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Cursor } from "./list-query";

/** The values of the columns that a list is ordered by, in one of its rows. */
export type Key = readonly (string | number)[];

type Order = {
	/** From the most important one on; the last one is never the same in two rows. */
	columns: readonly SQLWrapper[];
	isDescending: boolean;
};

/** The order of a list, and the condition for what comes after a row in it. Reads no row that was passed over. */
export function keyset(
	{ columns, isDescending }: Order,
	after: Key | null,
): { orderBy: SQL[]; where: SQL | undefined } {
	const orderBy = columns.map((column) => (isDescending ? desc(column) : asc(column)));
	if (!after) return { orderBy, where: undefined };
	const left = sql.join([...columns], sql`, `);
	const right = sql.join(
		after.map((value) => sql`${value}`),
		sql`, `,
	);
	return { orderBy, where: isDescending ? sql`(${left}) < (${right})` : sql`(${left}) > (${right})` };
}

type Kind = "number" | "text";

/** The key in a cursor, or `null` for one that somebody has made up: the list then starts at its beginning. */
export function readKey(cursor: Cursor | null, kinds: readonly Kind[]): Key | null {
	const parts = cursor?.key.split(".") ?? [];
	if (parts.length !== kinds.length) return null;
	const key = parts.map((part, index) => (kinds[index] === "number" ? Number(part) : part));
	return key.every((value) => typeof value === "string" || Number.isSafeInteger(value)) ? key : null;
}

export type CursorPage<Row> = { rows: Row[]; next: Cursor | null; previous: Cursor | null };

/**
 * A page made of one row more than it holds, read in the direction of its cursor.
 * A row before the page is known by the cursor itself, one after it by the row too many.
 */
export function toCursorPage<Row>(
	found: readonly Row[],
	{ size, cursor, keyOf }: { size: number; cursor: Cursor | null; keyOf: (row: Row) => Key },
): CursorPage<Row> {
	const isBackwards = cursor?.side === "before";
	const rows = found.slice(0, size);
	if (isBackwards) rows.reverse();
	const isMore = found.length > size;
	const [first, last] = [rows[0], rows.at(-1)];
	const at = (row: Row | undefined, side: Cursor["side"]) => row && { side, key: keyOf(row).join(".") };
	return {
		rows,
		next: ((isBackwards || isMore) && at(last, "after")) || null,
		previous: ((isBackwards ? isMore : cursor !== null) && at(first, "before")) || null,
	};
}

/**
 * Order and condition of a list of what a search has found, by the `rowid` of its FTS5 table. D1 binds numbers as floats, and FTS5
 * only begins at a bound that is an integer; without the cast it would step over all that the pages before have shown.
 */
export function searchKeyset(
	rowid: SQLWrapper,
	{ isDescending, after }: { isDescending: boolean; after: Key | null },
): { orderBy: SQL[]; where: SQL | undefined } {
	const orderBy = [isDescending ? desc(rowid) : asc(rowid)];
	if (!after) return { orderBy, where: undefined };
	const id = sql`cast(${after[0]} as integer)`;
	return { orderBy, where: isDescending ? sql`${rowid} < ${id}` : sql`${rowid} > ${id}` };
}
