import { type Column, type GetColumnData, type SQL, sql } from "drizzle-orm";

type Columns = Record<string, Column>;
type RowsOf<C extends Columns> = { [Field in keyof C]: GetColumnData<C[Field]> }[];

/**
 * A short related list as one JSON column, which saves a statement. `from` is the SQL after FROM and may refer to the
 * outer row. `name` must be unique in its query. Values are decoded by their columns. Why:
 * docs/decisions/0018-one-trip-per-page.md
 */
export function rowsColumn<C extends Columns>(
	name: string,
	columns: C,
	{ from, order }: { from: SQL; order?: SQL },
): SQL.Aliased<RowsOf<C>> {
	const fields = Object.entries(columns);
	// Built separately, because Drizzle omits table names when selecting from a single table.
	const values = sql.join(
		fields.map(([, column]) => sql`${column}`),
		sql`, `,
	);
	const ordered = order ? sql` order by ${order}` : sql.empty();

	function readRow(row: unknown[]) {
		return Object.fromEntries(
			fields.map(([field, column], at) => [field, row[at] === null ? null : column.mapFromDriverValue(row[at])]),
		);
	}
	return sql`(select json_group_array(json_array(${values})${ordered}) from ${from})`
		.mapWith((text: string) => JSON.parse(text).map(readRow) as RowsOf<C>)
		.as(name) as SQL.Aliased<RowsOf<C>>;
}
