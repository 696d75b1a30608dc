import { asc, desc, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Cursor } from "./list-query";

export type Key = readonly (string | number)[];

type Order = {
	/** By priority; the last one must be unique. */
	columns: readonly SQLWrapper[];
	isDescending: boolean;
};

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

/** The key in a cursor, or null for an invalid one: the list then starts at its beginning. */
export function readKey(cursor: Cursor | null, kinds: readonly Kind[]): Key | null {
	const parts = cursor?.key.split(".") ?? [];
	if (parts.length !== kinds.length) return null;
	const key = parts.map((part, index) => (kinds[index] === "number" ? Number(part) : part));
	return key.every((value) => typeof value === "string" || Number.isSafeInteger(value)) ? key : null;
}

export type CursorPage<Row> = { rows: Row[]; next: Cursor | null; previous: Cursor | null };

/** From one row more than a page, read in the cursor's direction; the extra row shows that there are more. */
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
 * Keyset for FTS5 results by `rowid`. D1 binds numbers as floats, but FTS5 can only seek to an integer; without the
 * cast it would scan all earlier rows.
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
