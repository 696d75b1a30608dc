import { getTableColumns, getTableName, is } from "drizzle-orm";
import { getTableConfig, SQLiteTable, SQLiteTimestamp } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import * as schema from "#db/schema/schema.ts";

const tables = Object.values(schema).filter((one) => is(one, SQLiteTable));
const columns = tables.flatMap((table) =>
	Object.entries(getTableColumns(table)).map(([property, column]) => ({
		property,
		column,
		path: `${getTableName(table)}.${column.name}`,
	})),
);

/** Columns with different names in code and database, with reasons. */
const RENAMED = new Map([["local_mail.to_address", "`to` is a word of SQL"]]);

test("there are tables to look at", () => {
	expect(tables.length).toBeGreaterThan(20);
});

test("a column is called in SQL as in code, in snake case", () => {
	const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
	const others = columns.filter(({ property, column, path }) => column.name !== snake(property) && !RENAMED.has(path));
	expect(others.map(({ path }) => path)).toEqual([]);
});

test("an instant ends in _at or _until and is kept in UTC milliseconds, and nothing else ends so", () => {
	const isInstant = (name: string) => name === "at" || /_(?:at|until)$/.test(name);
	const wrong = columns.filter(({ column }) => {
		const isMilliseconds = is(column, SQLiteTimestamp) && column.mode === "timestamp_ms";
		return isInstant(column.name) !== isMilliseconds;
	});
	expect(wrong.map(({ path }) => path)).toEqual([]);
});

/** Foreign keys without an index, with reasons. */
const UNINDEXED = new Map([
	["enrollments(current_lesson_id)", "lessons are never deleted, and it changes with every lesson that is opened"],
]);

test("each foreign key has an index that begins with it", () => {
	const bare = tables.flatMap((table) => {
		const { name, foreignKeys, indexes, primaryKeys, uniqueConstraints } = getTableConfig(table);
		const beginnings = [
			...indexes.filter(({ config }) => !config.where).map(({ config }) => config.columns),
			...[...primaryKeys, ...uniqueConstraints].map((key) => key.columns),
			...Object.values(getTableColumns(table))
				.filter((column) => column.primary || column.isUnique)
				.map((column) => [column]),
		].map((key) => key.map((column) => ("name" in column ? column.name : "")));
		return foreignKeys
			.map((key) => key.reference().columns.map((column) => column.name))
			.filter((key) => !beginnings.some((names) => key.every((column, at) => names[at] === column)))
			.map((key) => `${name}(${key.join(", ")})`)
			.filter((key) => !UNINDEXED.has(key));
	});
	expect(bare).toEqual([]);
});

test("an amount stands beside its currency, in whole minor units", () => {
	const amounts = columns.filter(({ column }) => /(_cents|_minor)$/.test(column.name));
	expect(amounts.length).toBeGreaterThan(1);
	for (const { column, path } of amounts) {
		const hasCurrency = columns.some((one) => one.column.table === column.table && one.column.name === "currency");
		expect([path, column.getSQLType(), hasCurrency]).toEqual([path, "integer", true]);
	}
});

test("an id is a counted number, or a text that cannot be guessed", () => {
	const ids = columns.filter(({ column }) => column.name === "id");
	expect(ids.length).toBeGreaterThan(10);
	for (const { column, path } of ids) {
		const isCounted = column.getSQLType() === "integer" && "autoIncrement" in column && column.autoIncrement;
		expect([path, column.primary, isCounted || column.getSQLType() === "text"]).toEqual([path, true, true]);
	}
});

test("words in several languages have a row per language, named by its code", () => {
	const translated = tables.filter((table) => getTableName(table).endsWith("_translations"));
	expect(translated.length).toBeGreaterThan(3);
	for (const table of translated) {
		const [key] = getTableConfig(table).primaryKeys;
		expect([getTableName(table), key?.columns.length, key?.columns.at(-1)?.name]).toEqual([
			getTableName(table),
			2,
			"language",
		]);
	}
});

test("nothing says that it is deleted: it has a date on which it was retired or ended", () => {
	expect(columns.filter(({ column }) => /deleted|removed|archived/.test(column.name))).toEqual([]);
});
