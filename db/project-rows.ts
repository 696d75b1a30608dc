import { type Column, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

/** What comes into each column of a table, in the order in which an insert names them. */
export function inColumns<T extends SQLiteTable>(table: T, values: Record<keyof T["_"]["columns"], SQL>): SQL {
	const given: Record<string, SQL> = values;
	return sql.join(
		Object.keys(getTableColumns(table)).map((name) => given[name] ?? sql`null`),
		sql`, `,
	);
}

/** For an upsert: takes these columns over from the row that was to be inserted. */
export function taken<K extends string>(columns: Record<K, Column>): Record<K, SQL> {
	const entries = Object.entries<Column>(columns).map(([name, column]) => [name, excluded(column)]);
	return Object.fromEntries(entries) as Record<K, SQL>;
}

/** For an upsert: true where one of these columns would change, so that a row that is right already is not written. */
export function differs(columns: Record<string, Column>): SQL {
	const all = Object.values(columns);
	return sql`(${sql.join(all, sql`, `)}) is not (${sql.join(all.map(excluded), sql`, `)})`;
}

function excluded(column: Column): SQL {
	return sql.raw(`excluded."${column.name}"`);
}
