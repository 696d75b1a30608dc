import { readFileSync } from "node:fs";
import { getTableColumns, getTableName, is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import { users } from "#db/schema/people/auth.ts";
import * as schema from "#db/schema/schema.ts";
import { localeFile } from "#scripts/vite/locale-files.ts";
import { ALL_FACTS, ENDING_FACTS, EXPORTED_FACTS, KEPT_FACTS } from "./all-facts.server";
import { HARMLESS } from "./harmless";
import { ROOMS } from "./table-facts";

const tables = Object.values(schema).filter((one) => is(one, SQLiteTable));
const tableNamed = (name: string) => tables.find((table) => getTableName(table) === name);
/** Names somebody by the number of their account, with a foreign key or without. */
const isPerson = (property: string) =>
	/^by$|By$|(?:user|owner|actor|author|editor|admin|buyer|assignee|instructor)Id$/i.test(property);
const factsByTable = new Map(ALL_FACTS.map((facts) => [facts.name, facts]));

test("every column that may say something of somebody is in the facts, or listed as harmless", () => {
	const open = tables.flatMap((table) => {
		const name = getTableName(table);
		const facts = factsByTable.get(name);
		const known = new Set([
			...(facts?.exported ?? []),
			...Object.keys(facts?.withheld ?? {}),
			...(HARMLESS[name] ?? []),
		]);
		return Object.entries(getTableColumns(table))
			.filter(([property, column]) => facts || column.getSQLType() === "text" || isPerson(property))
			.filter(([property]) => !known.has(property))
			.map(([property]) => `${name}.${property}`);
	});
	expect(open).toEqual([]);
});

test("every foreign key to an account is in the facts, whatever its type", () => {
	const keys = tables.flatMap((table) =>
		getTableConfig(table).foreignKeys.flatMap((key) => {
			const { columns, foreignTable } = key.reference();
			return foreignTable === users ? columns.map((column) => ({ table, column })) : [];
		}),
	);
	expect(keys.length).toBeGreaterThan(25);
	const open = keys.filter(({ table, column }) => {
		const facts = ENDING_FACTS.filter((one) => one.table === table);
		const named = facts.flatMap(({ exported, withheld, ending }) => [
			...exported,
			...Object.keys(withheld ?? {}),
			...(ending.kind === "anonymous" ? ending.emptied : []),
		]);
		return !named.some((property) =>
			Object.entries(getTableColumns(table)).some(([key, one]) => key === property && one === column),
		);
	});
	expect(open.map(({ table, column }) => `${getTableName(table)}.${column.name}`)).toEqual([]);
});

test("nothing stands in the facts twice, and nothing that is not there", () => {
	expect(factsByTable.size).toBe(ALL_FACTS.length);
	const both = ALL_FACTS.flatMap(({ name, exported, withheld = {} }) =>
		exported.filter((property) => Object.hasOwn(withheld, property)).map((property) => `${name}.${property}`),
	);
	expect(both).toEqual([]);
	const gone = Object.entries(HARMLESS).flatMap(([name, properties]) => {
		const table = tableNamed(name);
		const columns = table ? Object.keys(getTableColumns(table)) : [];
		return properties.filter((property) => !columns.includes(property)).map((property) => `${name}.${property}`);
	});
	expect(gone).toEqual([]);
});

test("nothing that opens something is exported", () => {
	const opens = /hash|secret|token|password/i;
	const shown = EXPORTED_FACTS.flatMap(({ name, exported }) => exported.map((property) => `${name}.${property}`));
	// The checksum of one's own file.
	expect(shown.filter((path) => opens.test(path.split(".")[1] ?? "") && path !== "uploads.sha256")).toEqual([]);
});

test.each(LANGUAGE_CODES)("everything that stays is told of in %s, and every folder of the export", (language) => {
	const { kept, rooms } = JSON.parse(readFileSync(localeFile(language, "privacy"), "utf8"));
	expect(Object.keys(kept.reasons).sort()).toEqual(KEPT_FACTS.map(({ reason }) => reason).sort());
	expect(Object.keys(rooms).sort()).toEqual([...ROOMS].sort());
});
