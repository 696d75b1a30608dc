import { type Column, type GetColumnData, type SQL, sql } from "drizzle-orm";

type Columns = Record<string, Column>;
type RowsOf<C extends Columns> = { [Field in keyof C]: GetColumnData<C[Field]> }[];

/**
 * A short list as one column of another statement: what belongs to a row comes along with it, instead of being asked for
 * by a statement of its own. `from` is what follows FROM, with its conditions; they may name columns of the row.
 *
 * `name` must be unique in its query. Values come back as the columns say: dates as `Date`, booleans, JSON.
 * Why: docs/decisions/0018-one-trip-per-page.md
 */
export function rowsColumn<C extends Columns>(
	name: string,
	columns: C,
	{ from, order }: { from: SQL; order?: SQL },
): SQL.Aliased<RowsOf<C>> {
	const fields = Object.entries(columns);
	// A list of its own: of the columns right in a selected expression Drizzle leaves the table out where it selects from one alone.
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
