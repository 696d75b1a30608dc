import { type Column, getTableName } from "drizzle-orm";

/** A column as it is written in a statement, with its table: `"lessons"."id"`. Of an alias it is the alias. */
export function columnName(column: Column): string {
	return `"${getTableName(column.table)}"."${column.name}"`;
}
