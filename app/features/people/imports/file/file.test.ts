import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { guessMapping } from "./guess-mapping";
import { readTable } from "./read-table";

describe("a table", () => {
	test.each([
		["commas", "E-mail,Name\na@b.example,Ann\n"],
		["semicolons, as German spreadsheets write them", "E-mail;Name\r\na@b.example;Ann\r\n"],
		["tabs, as they are pasted", "E-mail\tName\na@b.example\tAnn"],
		["a mark of UTF-8 before it", "\uFEFFE-mail,Name\n a@b.example , Ann "],
	])("is read with %s", (_, text) => {
		expect(readTable(text)).toEqual({
			ok: true,
			table: { heads: ["E-mail", "Name"], lines: [{ number: 2, cells: ["a@b.example", "Ann"] }] },
		});
	});

	test("its lines have the numbers that an editor shows, past empty ones and cells of two lines", () => {
		const read = readTable('Mail,Note\n\n"a@b.example","two\nlines"\n,\nb@b.example,x\r\nc@b.example,');
		expect(read.ok && read.table.lines.map(({ number, cells }) => [number, cells[0]])).toEqual([
			[3, "a@b.example"],
			[6, "b@b.example"],
			[7, "c@b.example"],
		]);
	});

	test.each([
		["empty", ""],
		["empty", " \n,,\n"],
		["noHeads", "ann@b.example,Ann\nbob@b.example,Bob"],
		["noLines", "E-mail,Name\n"],
		["tooManyLines", `E-mail\n${"a@b.example\n".repeat(5_001)}`],
	])("is refused: %s", (reason, text) => {
		expect(readTable(text)).toEqual({ ok: false, reason });
	});

	test("whatever stands in its cells comes out of them", () => {
		const cell = fc.string({ maxLength: 30 }).map((text) => text.trim());
		const row = fc.tuple(cell, cell, cell).filter((cells) => cells.some(Boolean));
		fc.assert(
			fc.property(fc.array(row, { minLength: 1, maxLength: 20 }), (rows) => {
				const read = readTable(Papa.unparse([["a", "b", "c"], ...rows]));
				expect(read.ok && read.table.lines.map(({ cells }) => cells)).toEqual(rows);
			}),
		);
	});
});

describe("what the parser reports is heard", () => {
	const told = (text: string) => {
		const read = readTable(text);
		return read.ok
			? read.table.lines.map(({ number, cells, problem }) => [number, problem?.why ?? cells])
			: read.reason;
	};

	test("a line with more cells than heads is left out, and empty cells behind the last head are none", () => {
		expect(told("Name,E-mail\nSmith, Ann,a@b.example\nBob,b@b.example,,\nEve,e@b.example")).toEqual([
			[2, "tooManyCells"],
			[3, ["Bob", "b@b.example", "", ""]],
			[4, ["Eve", "e@b.example"]],
		]);
	});

	test.each([
		["at its end", 'Ann,a@b.example\n"Bob,b@b.example\nEve,e@b.example\nKim,k@b.example'],
		["that a later quote would close", 'Ann,a@b.example\n"Bob,b@b.example\nEve,"e@b.example"\nKim,k@b.example'],
		["with a sign behind it", 'Ann,a@b.example\n"Bob" B,b@b.example\nEve,e@b.example\nKim,k@b.example'],
	])("a line with an open quote is left out alone: %s", (_, lines) => {
		expect(told(`Name,E-mail\n${lines}`)).toEqual([
			[2, ["Ann", "a@b.example"]],
			[3, "openQuote"],
			[4, ["Eve", "e@b.example"]],
			[5, ["Kim", "k@b.example"]],
		]);
	});

	test("a file of nothing but open quotes is refused in no time", () => {
		expect(told(`Name\n${'"a\n'.repeat(200_000)}`)).toBe("openQuotes");
	});

	test("heads with an open quote are no heads", () => {
		expect(told('Name,"E-mail\nAnn,a@b.example')).toBe("headsBroken");
	});
});

test.each([
	["sep=;\nName;E-mail\nSmith, Ann;a@b.example"],
	['"sep=;"\r\nName;E-mail\r\nSmith, Ann;a@b.example'],
	["\uFEFFsep=\t\nName\tE-mail\nSmith, Ann\ta@b.example"],
])("a first line that names the divider is passed over, and counts as line 1: %j", (text) => {
	expect(readTable(text)).toEqual({
		ok: true,
		table: { heads: ["Name", "E-mail"], lines: [{ number: 3, cells: ["Smith, Ann", "a@b.example"] }] },
	});
});

test.each([
	["people", ["Full name", "E-Mail", "Land", "Sprache"], { name: 0, email: 1, country: 2, language: 3 }],
	["people", ["Vorname", "Nachname", "E-Mail-Adresse"], { name: 0, lastName: 1, email: 2 }],
	["people", ["Nom complet", "Courriel", "Pays"], { name: 0, email: 1, country: 2 }],
	["people", ["姓名", "电子邮件", "国家/地区"], { name: 0, email: 1, country: 2 }],
	["people", ["x", "y"], {}],
	["enrollments", ["Correo electrónico", "Curso", "Hasta"], { email: 0, course: 1, until: 2 }],
	["enrollments", ["Почта", "Курс", "До"], { email: 0, course: 1, until: 2 }],
	["people", ["Username", "Name", "E-mail"], { name: 1, email: 2 }],
	["people", ["Address", "Login", "Имя", "Почта"], { name: 2, email: 3 }],
	["people", ["Login", "Name"], { email: 0, name: 1 }],
	["people", ["First name", "Last name", "Full name", "E-mail"], { name: 2, email: 3 }],
	["people", ["Name", "Vorname", "E-Mail"], { name: 1, lastName: 0, email: 2 }],
	["people", ["Nom", "Prénom", "Courriel"], { name: 1, lastName: 0, email: 2 }],
	["enrollments", ["Course ID", "Course", "E-mail"], { course: 1, email: 2 }],
	["enrollments", ["mail", "mail", "course"], { email: 0, course: 2 }],
] as const)("columns of a file of %s are guessed by their heads: %j", (kind, heads, mapping) => {
	expect(guessMapping(kind, heads)).toEqual(mapping);
});
