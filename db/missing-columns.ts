import { is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";

/** Columns of `schema` that a database lacks, as `table.column`. `schema`: the exports of `db/schema/schema.ts`. */
export async function missingColumns(db: D1Database, schema: Record<string, unknown>): Promise<string[]> {
	const { results } = await db
		.prepare(
			`SELECT t.name || '.' || c.name AS name FROM sqlite_schema t JOIN pragma_table_info(t.name) c
			WHERE t.type = 'table' AND t.name NOT LIKE '\\_cf\\_%' ESCAPE '\\'`,
		)
		.all<{ name: string }>();
	const present = new Set(results.map(({ name }) => name));
	return Object.values(schema)
		.filter((value) => is(value, SQLiteTable))
		.flatMap((table) => {
			const { name, columns } = getTableConfig(table);
			return columns.map((column) => `${name}.${column.name}`);
		})
		.filter((name) => !present.has(name));
}
