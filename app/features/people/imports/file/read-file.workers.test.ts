import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { workbookOf } from "#tests/people/workbook.ts";
import { ENCODINGS, type Encoding } from "./encodings";
import { readFile } from "./read-file.server";

function encode(text: string, encoding: Encoding): Uint8Array {
	const letters = new Map(
		Array.from({ length: 256 }, (_, byte) => [new TextDecoder(encoding).decode(Uint8Array.of(byte)), byte]),
	);
	return Uint8Array.from([...text].map((letter) => letters.get(letter) ?? 0x3f));
}
const utf16 = (text: string, { isBig = false, mark = "" } = {}) => {
	const units = [...`${mark}${text}`].map((letter) => letter.charCodeAt(0));
	return Uint8Array.from(units.flatMap((unit) => (isBig ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])));
};
const read = (bytes: Uint8Array, encoding?: Encoding) => readFile(bytes, { reader: "en", encoding });
const cellsOf = async (bytes: Uint8Array, encoding?: Encoding) => {
	const found = await read(bytes, encoding);
	return found.ok ? [found.readAs, ...found.table.lines.map(({ cells }) => cells.join("|"))] : found.reason;
};
const GBK = [0xd0, 0xd5, 0xc3, 0xfb, 0x2c, 0xd3, 0xca, 0xcf, 0xe4, 0x0a, 0xcd, 0xf5, 0xd0, 0xa1, 0xc3, 0xf7];

test("the runtime reads every encoding that can be chosen", () => {
	expect(ENCODINGS.map((one) => new TextDecoder(one).encoding)).toEqual([...ENCODINGS]);
});

describe("letters are recognised", () => {
	const [cyrillic, polish, czech] = ["Имя;E-mail\nИван Петров;i@x.example", "Łukasz Wójcik", "Jiří Dvořák"];
	const file = (name: string) => `Name;E-mail\n${name};a@x.example`;
	test.each<[string, Uint8Array, Encoding, string]>([
		["UTF-8", strToU8(cyrillic), "utf-8", "Иван Петров"],
		["UTF-8 with a mark", strToU8(`\uFEFF${cyrillic}`), "utf-8", "Иван Петров"],
		["UTF-16 with a mark", utf16(cyrillic, { mark: "\uFEFF" }), "utf-16le", "Иван Петров"],
		["UTF-16 without a mark", utf16(cyrillic), "utf-16le", "Иван Петров"],
		[
			"UTF-16 the other way round, with a mark",
			utf16(cyrillic, { isBig: true, mark: "\uFEFF" }),
			"utf-16be",
			"Иван Петров",
		],
		["UTF-16 the other way round", utf16(cyrillic, { isBig: true }), "utf-16be", "Иван Петров"],
		["Russian", encode(cyrillic, "windows-1251"), "windows-1251", "Иван Петров"],
		["Russian in capitals", encode(file("ИВАН ПЕТРОВ"), "windows-1251"), "windows-1251", "ИВАН ПЕТРОВ"],
		["Ukrainian", encode(file("Їжакевич Олексій"), "windows-1251"), "windows-1251", "Їжакевич Олексій"],
		["Polish", encode(file(polish), "windows-1250"), "windows-1250", polish],
		["Czech", encode(file(czech), "windows-1250"), "windows-1250", czech],
		["German", encode(file("Jürgen Groß"), "windows-1252"), "windows-1252", "Jürgen Groß"],
		["French", encode(file("Hélène Lefèvre"), "windows-1252"), "windows-1252", "Hélène Lefèvre"],
		["Spanish", encode(file("José Muñoz"), "windows-1252"), "windows-1252", "José Muñoz"],
		["Chinese", Uint8Array.from([...GBK, ...strToU8(",w@x.example").slice(0)]), "gb18030", "王小明"],
	])("%s", async (_, bytes, encoding, name) => {
		const found = await read(bytes);
		expect(found.ok && [found.readAs, found.table.lines[0]?.cells[0]]).toEqual([encoding, name]);
	});

	test("or said by the admin", async () => {
		const bytes = encode(file("Łukasz Żółć"), "windows-1250");
		expect(await cellsOf(bytes, "windows-1250")).toEqual(["windows-1250", "Łukasz Żółć|a@x.example"]);
		expect(await cellsOf(bytes, "windows-1252")).toEqual(["windows-1252", "£ukasz ¯ó³æ|a@x.example"]);
	});
});

test("a byte that is no UTF-8 changes no other line, and its own is named and left out", async () => {
	const lines = ["Name,E-mail", "Łukasz,l@x.example", "José,j@x.example", "Jürgen,u@x.example"];
	const bytes = strToU8(lines.join("\n"));
	const at = bytes.findIndex((byte, index) => byte === 0xc3 && bytes[index + 1] === 0xa9);
	const found = await read(Uint8Array.from([...bytes.slice(0, at), 0xe9, ...bytes.slice(at + 2)]));
	expect(found.ok && [found.readAs, ...found.table.lines]).toEqual([
		"utf-8",
		{ number: 2, cells: ["Łukasz", "l@x.example"] },
		{ number: 3, cells: ["Jos\uFFFD", "j@x.example"], problem: { why: "brokenLetter", value: "Jos\uFFFD" } },
		{ number: 4, cells: ["Jürgen", "u@x.example"] },
	]);
});

describe("a workbook", () => {
	test("is read as its first sheet shows it: texts, figures, days and gaps", async () => {
		const bytes = workbookOf([
			["E-mail", "Course", "Until"],
			["ann@x.example", 7, { day: "2027-03-31" }],
			[],
			["bob@x.example", "Contracts &amp; más", null],
		]);
		const found = await read(bytes);
		expect(found).toEqual({
			ok: true,
			readAs: "xlsx",
			table: {
				heads: ["E-mail", "Course", "Until"],
				lines: [
					{ number: 2, cells: ["ann@x.example", "7", "2027-03-31"] },
					{ number: 4, cells: ["bob@x.example", "Contracts & más", ""] },
				],
			},
		});
	});

	test("may be as long as a file may be", async () => {
		const rows = Array.from({ length: 5_000 }, (_, at) => [`person${at}@x.example`, `Person ${at}`, "PT"]);
		const found = await read(workbookOf([["E-mail", "Name", "Country"], ...rows]));
		expect(found.ok && found.table.lines.length).toBe(5_000);
	});

	test("that unpacks to more than any sheet is refused before it is unpacked", async () => {
		const bomb = zipSync({
			"xl/workbook.xml": strToU8("<a/>"),
			"xl/worksheets/sheet1.xml": new Uint8Array(40_000_000),
		});
		expect(bomb.length).toBeLessThan(100_000);
		expect(await cellsOf(bomb)).toBe("tooLarge");
	});
});

test.each<[string, Uint8Array, string]>([
	["an old workbook", Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0), "oldExcel"],
	["a PDF", strToU8("%PDF-1.7\n%"), "notTable"],
	["a ZIP of other things", zipSync({ "word/document.xml": strToU8("<a/>") }), "notTable"],
	["a ZIP that is cut off", workbookOf([["a"], ["b"]]).slice(0, 200), "notTable"],
	["a workbook without its sheets", zipSync({ "xl/workbook.xml": strToU8("<a/>") }), "notTable"],
	["a picture", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0, 13, 10, 0, 0), "notTable"],
	["nothing", new Uint8Array(), "empty"],
])("%s is refused in words: %s", async (_, bytes, reason) => {
	expect(await cellsOf(bytes)).toBe(reason);
});
