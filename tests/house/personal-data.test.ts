import { readFileSync } from "node:fs";
import { type Column, getTableColumns, getTableName, is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { ALL_ROOMS } from "#app/composition.server.ts";
import { endingFacts, exportedFacts } from "#app/features/people/privacy/facts/facts-of-rooms.ts";
import { PERSONAL_DATA } from "#app/personal-data.server.ts";
import { EXPORT_FOLDERS, KEPT, type TableFacts } from "#app/shared/personal-data/personal-data.server.ts";
import { OF_SHARED_TABLES } from "#app/shared/personal-data/shared-tables.server.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import { users } from "#db/schema/people/auth.ts";
import * as schema from "#db/schema/schema.ts";
import { localeFile } from "#scripts/vite/locale-files.ts";

const tables = Object.values(schema).filter((one) => is(one, SQLiteTable));
const isPerson = (property: string) =>
	/^by$|By$|(?:user|owner|actor|author|editor|admin|buyer|assignee|instructor)Id$/i.test(property);
const allFacts = PERSONAL_DATA.flatMap(({ facts = [] }) => facts);
const allNamed = PERSONAL_DATA.flatMap(({ named = [] }) => named);
const allHarmless = PERSONAL_DATA.flatMap(({ harmless = [] }) => harmless);
const factsByTable = new Map(allFacts.map((facts) => [facts.name, facts]));
const harmlessByTable = new Map(allHarmless.map(({ name, columns }) => [name, columns]));
const withheldOf = ({ withheld = {} }: TableFacts) => Object.values(withheld).flat();
const emptiedOf = (facts: readonly Pick<TableFacts, "ending">[]) =>
	facts.flatMap(({ ending }) => (ending.kind === "anonymous" ? ending.emptied : []));
/** `wing/room: table.column`, so that whoever owns the table knows. */
const pathOf = (table: SQLiteTable, property: string) => {
	const room = ALL_ROOMS.find((one) => Object.values(one.tables ?? {}).includes(table));
	return `${room?.name ?? "no room"}: ${getTableName(table)}.${property}`;
};
const keysToUsers = (table: SQLiteTable) =>
	getTableConfig(table).foreignKeys.flatMap((key) => {
		const { columns, foreignTable } = key.reference();
		return foreignTable === users ? columns : [];
	});
const propertyOf = (table: SQLiteTable, column: Column) =>
	Object.entries(getTableColumns(table)).find(([, one]) => one === column)?.[0] ?? "";

test("every column that may say something of somebody is in the facts of its room, or harmless", () => {
	const open = tables.flatMap((table) => {
		const name = getTableName(table);
		const facts = factsByTable.get(name);
		const known = new Set([
			...(facts?.exported ?? []),
			...(facts ? withheldOf(facts) : []),
			...(harmlessByTable.get(name) ?? []),
		]);
		return Object.entries(getTableColumns(table))
			.filter(([property, column]) => facts || column.getSQLType() === "text" || isPerson(property))
			.filter(([property]) => !known.has(property))
			.map(([property]) => pathOf(table, property));
	});
	expect(open).toEqual([]);
});

test("every foreign key to an account is in the facts, whatever its type", () => {
	const keys = tables.flatMap((table) => keysToUsers(table).map((column) => ({ table, column })));
	expect(keys.length).toBeGreaterThan(25);
	const open = keys.filter(({ table, column }) => {
		const facts = allFacts.filter((one) => one.table === table);
		const ending = endingFacts(PERSONAL_DATA).filter((one) => one.table === table);
		const known = [...facts.flatMap((one) => [...one.exported, ...withheldOf(one)]), ...emptiedOf(ending)];
		return !known.includes(propertyOf(table, column));
	});
	expect(open.map(({ table, column }) => pathOf(table, column.name))).toEqual([]);
});

test("every column that names an account says what a merge does with it", () => {
	const untold = allFacts.flatMap(({ table, merge }) => {
		const persons = Object.keys(getTableColumns(table)).filter((property) => isPerson(property));
		const named = emptiedOf(allNamed.filter((one) => one.table === table));
		// What follows others may name staff, who is not merged, but no account of its own.
		const isTold = merge !== "follows" || [...persons, ...keysToUsers(table).map((one) => propertyOf(table, one))];
		return isTold === true
			? []
			: isTold.filter((property) => !named.includes(property)).map((one) => pathOf(table, one));
	});
	expect(untold).toEqual([]);
	const moved = allFacts.flatMap(({ table, merge }) => {
		if (typeof merge === "string" || "joined" in merge) return [];
		const column = "moves" in merge ? merge.moves : merge.dropped;
		return keysToUsers(table).some((one) => propertyOf(table, one) === column) ? [] : [pathOf(table, column)];
	});
	expect(moved).toEqual([]);
});

test("what hangs on other rows ends before them", () => {
	const order = endingFacts(PERSONAL_DATA).filter(({ ending }) => ["erased", "anonymous"].includes(ending.kind));
	const erased = new Map(order.flatMap(({ table, ending }, at) => (ending.kind === "erased" ? [[table, at]] : [])));
	const links = order.flatMap(({ table, name }, at) =>
		getTableConfig(table).foreignKeys.flatMap((key) => {
			const above = key.reference().foreignTable;
			const ends = erased.get(above);
			return ends === undefined || above === table
				? []
				: [{ link: `${name} > ${getTableName(above)}`, isLate: at > ends }];
		}),
	);
	expect(links.length).toBeGreaterThan(5);
	expect(links.filter(({ isLate }) => isLate).map(({ link }) => link)).toEqual([]);
});

test("a room tells of its own tables, and of each once", () => {
	const others = ALL_ROOMS.flatMap(
		({ name, tables: own = {}, personalData: { facts = [], named = [], harmless = [] } = {} }) =>
			[...facts, ...named, ...harmless]
				.filter(({ table }) => !Object.values(own).includes(table))
				.map((told) => `${name}: ${told.name}`),
	);
	expect(others).toEqual([]);
	const owned = ALL_ROOMS.flatMap(({ tables: own = {} }) => Object.values(own));
	const shared = [...(OF_SHARED_TABLES.facts ?? []), ...(OF_SHARED_TABLES.harmless ?? [])];
	expect(shared.filter(({ table }) => owned.includes(table))).toEqual([]);
	expect(factsByTable.size).toBe(allFacts.length);
	expect(harmlessByTable.size).toBe(allHarmless.length);
	const both = allFacts.flatMap((facts) =>
		facts.exported
			.filter((property) => withheldOf(facts).includes(property))
			.map((property) => `${facts.name}.${property}`),
	);
	expect(both).toEqual([]);
});

test("nothing that opens something is exported", () => {
	const opens = /hash|secret|token|password/i;
	const shown = exportedFacts(PERSONAL_DATA).flatMap(({ name, exported }) =>
		exported.map((property) => `${name}.${property}`),
	);
	expect(shown.filter((path) => opens.test(path.split(".")[1] ?? "") && path !== "uploads.sha256")).toEqual([]);
});

test.each(LANGUAGE_CODES)("everything that stays is told of in %s, and every folder of the export", (language) => {
	const { kept, rooms } = JSON.parse(readFileSync(localeFile(language, "privacy"), "utf8"));
	expect(Object.keys(kept.reasons).sort()).toEqual(Object.keys(KEPT).sort());
	expect(Object.keys(rooms).sort()).toEqual([...EXPORT_FOLDERS].sort());
});
