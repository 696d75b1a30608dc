import { readdirSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";

const FOLDER = new URL("../../db/migrations/", import.meta.url);
const migrations = readdirSync(FOLDER)
	.filter((name) => name.endsWith(".sql"))
	.sort()
	.map((name) => readFileSync(new URL(name, FOLDER), "utf8"));

function after(...transactions: string[]) {
	const db = new DatabaseSync(":memory:");
	db.exec("PRAGMA foreign_keys = ON");
	for (const sql of transactions) db.exec(`BEGIN;${sql};COMMIT`);
	return (sql: string) => db.prepare(sql).all();
}

test("a new database that takes all migrations in one go is the same as one that took each when it came", () => {
	const atOnce = after(migrations.join(";"));
	const oneByOne = after(...migrations);

	const schema = "SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY rowid";
	expect(atOnce(schema)).toEqual(oneByOne(schema));
	const tables = oneByOne("SELECT name FROM sqlite_schema WHERE type = 'table'").map(({ name }) => String(name));
	expect(tables.length).toBeGreaterThan(100);
	for (const table of tables) {
		const rows = `SELECT * FROM "${table}"`;
		expect(atOnce(rows), table).toEqual(oneByOne(rows));
	}
});
