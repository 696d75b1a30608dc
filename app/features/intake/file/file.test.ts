import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { decodeText } from "./decode-text";
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

test("texts are read as they were written", () => {
	const bytes = (text: string, ...before: number[]) => new Uint8Array([...before, ...Buffer.from(text, "utf-8")]);
	expect(decodeText(bytes("Łukasz"))).toBe("Łukasz");
	expect(decodeText(new Uint8Array([0x4d, 0xfc, 0x6c]))).toBe("Mül");
	expect(decodeText(new Uint8Array([0xff, 0xfe, 0x4d, 0x00]))).toBe("M");
});

test.each([
	["people", ["Full name", "E-Mail", "Land", "Sprache"], { name: 0, email: 1, country: 2, language: 3 }],
	["people", ["Vorname", "Nachname", "E-Mail-Adresse"], { name: 0, lastName: 1, email: 2 }],
	["people", ["Nom complet", "Courriel", "Pays"], { name: 0, email: 1, country: 2 }],
	["people", ["姓名", "电子邮件", "国家/地区"], { name: 0, email: 1, country: 2 }],
	["people", ["x", "y"], {}],
	["enrollments", ["Correo electrónico", "Curso", "Hasta"], { email: 0, course: 1, until: 2 }],
	["enrollments", ["Почта", "Курс", "До"], { email: 0, course: 1, until: 2 }],
	["enrollments", ["mail", "mail", "course"], { email: 0, course: 2 }],
] as const)("columns of a file of %s are guessed by their heads: %j", (kind, heads, mapping) => {
	expect(guessMapping(kind, heads)).toEqual(mapping);
});
