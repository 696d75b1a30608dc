import { binding } from "../database";

type Named = { name: string; sql: string };
const list = async (type: "table" | "trigger") =>
	(await binding.prepare("select name, sql from sqlite_master where type = ?").bind(type).all<Named>()).results;

const triggers = await list("trigger");
const all = await list("table");
/** An index of words keeps itself in tables of its own. */
const indexes = all.filter(({ sql }) => sql.startsWith("CREATE VIRTUAL TABLE"));
const isInner = ({ name }: Named) =>
	/^(?:sqlite|_cf)_/.test(name) || indexes.some((index) => name.startsWith(`${index.name}_`));
const tables = all.filter((table) => !isInner(table)).map(({ name }) => name);

/** What the migrations have written. */
const written = await Promise.all(
	tables.map(async (table) => ({ table, rows: (await binding.prepare(`select * from "${table}"`).all()).results })),
);

function insertRow(table: string, row: Record<string, unknown>) {
	const columns = Object.keys(row).map((column) => `"${column}"`);
	const sql = `insert into "${table}" (${columns.join()}) values (${columns.map(() => "?").join()})`;
	return binding.prepare(sql).bind(...Object.values(row));
}

/** Leaves the database as the migrations do. Triggers stand aside meanwhile, as some forbid to delete. */
export async function restoreMigratedState(): Promise<void> {
	await binding.batch([
		binding.prepare("pragma defer_foreign_keys = on"),
		...triggers.map(({ name }) => binding.prepare(`drop trigger if exists "${name}"`)),
		...tables.map((table) => binding.prepare(`delete from "${table}"`)),
		binding.prepare("delete from sqlite_sequence"),
		...written.flatMap(({ table, rows }) => rows.map((row) => insertRow(table, row))),
		...triggers.map(({ sql }) => binding.prepare(sql)),
	]);
}
