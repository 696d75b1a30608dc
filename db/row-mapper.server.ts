import { Column, getTableName, is, SQL, Subquery } from "drizzle-orm";

/** What Drizzle knows of a prepared read: where each column goes in the row, and which joined tables cannot be missing. */
export type Selection = {
	fields?: readonly { path: readonly string[]; field: unknown }[];
	joinsNotNullableMap?: Record<string, boolean>;
};
type Row = Record<string, unknown>;
type Decode = ((value: unknown) => unknown) | null;

/**
 * Turns the rows of a D1 batch into what the read selects, as Drizzle's own
 * `mapResult` does, which looks up for every cell of every row what kind of
 * column it has before it. Here that is asked once.
 *
 * Null for a selection that Drizzle has to map itself: deeper than two levels,
 * or with an object that is null when a joined row is missing.
 */
export function createRowMapper({ fields, joinsNotNullableMap }: Selection): ((rows: readonly Row[]) => Row[]) | null {
	if (!fields?.every((field) => isPlain(field, joinsNotNullableMap))) return null;
	const cells = fields.map(({ path: [first = "", second], field }) => ({ first, second, decode: decoderOf(field) }));

	return (rows) => {
		// A batch names its columns, in the order in which they were selected.
		const names = Object.keys(rows[0] ?? {});
		return rows.map((row) => {
			const mapped: Row = {};
			for (let at = 0; at < cells.length; at += 1) {
				const { first, second, decode } = cells[at] as (typeof cells)[number];
				const raw = row[names[at] as string];
				const value = raw === null || decode === null ? raw : decode(raw);
				if (second === undefined) mapped[first] = value;
				else {
					mapped[first] ??= {};
					(mapped[first] as Row)[second] = value;
				}
			}
			return mapped;
		});
	};
}

function isPlain({ path, field }: { path: readonly string[]; field: unknown }, isThere?: Record<string, boolean>) {
	if (path.length < 2 || !isThere) return path.length < 3;
	return path.length === 2 && (!is(field, Column) || Boolean(isThere[getTableName(field.table)]));
}

type Decoder = { mapFromDriverValue(value: unknown): unknown };

function decoderOf(field: unknown): Decode {
	const decoder = findDecoder(field);
	const { mapFromDriverValue } = decoder;
	const isAsItComes = mapFromDriverValue === Column.prototype.mapFromDriverValue;
	return isAsItComes ? null : (value) => decoder.mapFromDriverValue(value);
}

function findDecoder(field: unknown): Decoder {
	if (is(field, Column)) return field;
	const query = is(field, SQL) ? field : is(field, Subquery) ? field._.sql : (field as { sql: SQL }).sql;
	return (query as unknown as { decoder: Decoder }).decoder;
}
