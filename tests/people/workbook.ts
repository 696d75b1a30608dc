import { strToU8, zipSync } from "fflate";

type Cell = string | number | { day: string } | null;

export function workbookOf(rows: readonly (readonly Cell[])[]): Uint8Array {
	const strings: string[] = [];
	const sheet = rows.map((row, at) => rowXml(row, at + 1, strings)).join("");
	const files = {
		"[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
		"xl/workbook.xml": `<workbook ${MAIN} xmlns:r="${RELATIONS}"><sheets><sheet name="People" sheetId="1" r:id="r1"/></sheets></workbook>`,
		"xl/_rels/workbook.xml.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
			<Relationship Id="r1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/>
			<Relationship Id="r2" Type="${RELATIONS}/styles" Target="styles.xml"/>
			<Relationship Id="r3" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
		"xl/worksheets/sheet1.xml": `<worksheet ${MAIN}><sheetData>${sheet}</sheetData></worksheet>`,
		"xl/styles.xml": `<styleSheet ${MAIN}><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
		"xl/sharedStrings.xml": `<sst ${MAIN}>${strings.map((text) => `<si><t>${text}</t></si>`).join("")}</sst>`,
	};
	return zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(`${XML}${xml}`)])));
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

function rowXml(row: readonly Cell[], number: number, strings: string[]): string {
	const cells = row.map((cell, at) => cellXml(cell, `${String.fromCharCode(65 + at)}${number}`, strings));
	return `<row r="${number}">${cells.join("")}</row>`;
}

function cellXml(cell: Cell, place: string, strings: string[]): string {
	if (cell === null) return "";
	if (typeof cell === "number") return `<c r="${place}"><v>${cell}</v></c>`;
	if (typeof cell === "object") return `<c r="${place}" s="1"><v>${serialOf(cell.day)}</v></c>`;
	strings.push(cell);
	return `<c r="${place}" t="s"><v>${strings.length - 1}</v></c>`;
}

function serialOf(day: string): number {
	return (Date.parse(day) - Date.UTC(1899, 11, 30)) / 86_400_000;
}
