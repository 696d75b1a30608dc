import { type Column, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

/** Values for an INSERT … SELECT in the table's column order. */
export function inColumns<T extends SQLiteTable>(table: T, values: Record<keyof T["_"]["columns"], SQL>): SQL {
	const given: Record<string, SQL> = values;
	return sql.join(
		Object.keys(getTableColumns(table)).map((name) => given[name] ?? sql`null`),
		sql`, `,
	);
}

export function fromExcluded<K extends string>(columns: Record<K, Column>): Record<K, SQL> {
	const entries = Object.entries<Column>(columns).map(([name, column]) => [name, excluded(column)]);
	return Object.fromEntries(entries) as Record<K, SQL>;
}

/** For an upsert: true if one of these columns would change, so that unchanged rows are not written. */
export function differsFromExcluded(columns: Record<string, Column>): SQL {
	const all = Object.values(columns);
	return sql`(${sql.join(all, sql`, `)}) is not (${sql.join(all.map(excluded), sql`, `)})`;
}

function excluded(column: Column): SQL {
	return sql`excluded.${sql.identifier(column.name)}`;
}
