import Papa from "papaparse";
import { expect, test } from "vitest";
import { csvResponse, EXPORT_BATCH_ROWS } from "./csv.server";

type Row = { id: number; name: string | null };

function exported(rows: Row[], reads: (number | null)[] = []) {
	return csvResponse<Row, number>({
		name: "people",
		columns: [
			["Id", ({ id }) => id],
			["Name", ({ name }) => name],
		],
		keyOf: ({ id }) => id,
		read: async (after) => {
			reads.push(after);
			return rows.filter(({ id }) => after === null || id > after).slice(0, EXPORT_BATCH_ROWS);
		},
	});
}

async function cellsOf(response: Response) {
	const bytes = new Uint8Array(await response.arrayBuffer());
	expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
	return Papa.parse<string[]>(new TextDecoder().decode(bytes)).data;
}

test.each([
	["=1+1", "'=1+1"],
	["+49 30 1", "'+49 30 1"],
	["-2", "'-2"],
	["@SUM(A1)", "'@SUM(A1)"],
	["\t=1", "'\t=1"],
	["\r=1", "'\r=1"],
	["＝1＋1", "'＝1＋1"],
	['=HYPERLINK("//evil.example")\nsecond line', `'=HYPERLINK("//evil.example")\nsecond line`],
	['Ann "Lee", 李小明\nЖанна', 'Ann "Lee", 李小明\nЖанна'],
	["a=b", "a=b"],
	[null, ""],
])("%j comes as %j, whatever the spreadsheet makes of cells", async (name, shown) => {
	expect(await cellsOf(await exported([{ id: -1, name }]))).toEqual([
		["Id", "Name"],
		["-1", shown],
	]);
});

test("nothing to export is a file with heads alone", async () => {
	expect(await cellsOf(await exported([]))).toEqual([["Id", "Name"]]);
});

test("rows come portion by portion, each read when the one before has been sent", async () => {
	const rows = Array.from({ length: 2 * EXPORT_BATCH_ROWS + 1 }, (_, index) => ({ id: index + 1, name: `P ${index}` }));
	const reads: (number | null)[] = [];
	const response = await exported(rows, reads);
	expect(reads).toEqual([null]);

	expect(await cellsOf(response)).toHaveLength(rows.length + 1);
	expect(reads).toEqual([null, EXPORT_BATCH_ROWS, 2 * EXPORT_BATCH_ROWS]);
});

test("what fails before the file begins is no file", async () => {
	const failing = csvResponse({ name: "x", columns: [], keyOf: () => 0, read: () => Promise.reject(new Error("out")) });
	await expect(failing).rejects.toThrow("out");
});
