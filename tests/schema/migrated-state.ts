import { binding } from "../database";

type SchemaObject = { name: string; sql: string; tbl_name: string };
const list = async (type: "table" | "trigger") =>
	(await binding.prepare("select name, sql, tbl_name from sqlite_master where type = ?").bind(type).all<SchemaObject>())
		.results;

const triggers = await list("trigger");
const all = await list("table");
/** FTS tables, which maintain shadow tables. */
const indexes = all.filter(({ sql }) => sql.startsWith("CREATE VIRTUAL TABLE"));
const isInner = ({ name }: SchemaObject) =>
	/^(?:sqlite|_cf)_/.test(name) || indexes.some((index) => name.startsWith(`${index.name}_`));
/** Referring tables first. */
const tables = all
	.filter((table) => !isInner(table))
	.map(({ name }) => name)
	.reverse();

const written = await Promise.all(
	tables.map(async (table) => ({ table, rows: (await binding.prepare(`select * from "${table}"`).all()).results })),
);

function insertRow(table: string, row: Record<string, unknown>) {
	const columns = Object.keys(row).map((column) => `"${column}"`);
	const sql = `insert into "${table}" (${columns.join()}) values (${columns.map(() => "?").join()})`;
	return binding.prepare(sql).bind(...Object.values(row));
}

/** At most a hundred columns per statement. */
const lots = Array.from({ length: Math.ceil(tables.length / 100) }, (_, at) => tables.slice(at * 100, (at + 1) * 100));
const askForRows = lots.map((names) =>
	binding.prepare(`select ${names.map((name) => `exists (select 1 from "${name}") as "${name}"`).join()}`),
);

/** Triggers are dropped meanwhile, because some forbid deletes. */
export async function restoreMigratedState(): Promise<void> {
	const found = await binding.batch<Record<string, number>>(askForRows);
	const filled = found.flatMap(({ results }) =>
		Object.entries(results[0] ?? {}).flatMap(([name, has]) => (has ? [name] : [])),
	);
	const aside = triggers.filter(({ tbl_name }) => filled.includes(tbl_name));
	await binding.batch([
		binding.prepare("pragma defer_foreign_keys = on"),
		...aside.map(({ name }) => binding.prepare(`drop trigger if exists "${name}"`)),
		...filled.map((table) => binding.prepare(`delete from "${table}"`)),
		binding.prepare("delete from sqlite_sequence"),
		...written.flatMap(({ table, rows }) => rows.map((row) => insertRow(table, row))),
		...aside.map(({ sql }) => binding.prepare(sql)),
	]);
}
