import { type UnzipFileInfo, unzipSync, zipSync } from "fflate";
import { type Line, type Table, type TableRefusal, tableOf } from "./table";

/** A sheet of 5,000 lines unpacks to two or three megabytes; what unpacks to more than this was made to. */
const MOST_UNPACKED = 30_000_000;

type Outcome = { ok: true; table: Table } | { ok: false; reason: TableRefusal | "notTable" | "tooLarge" };

/** Reads the first sheet of an .xlsx file. Other files in a ZIP (.ods, .docx, .numbers, .xlsb) are refused. */
export async function readWorkbook(bytes: Uint8Array): Promise<Outcome> {
	const parts = partsOf(bytes);
	if (parts === "tooLarge") return { ok: false, reason: "tooLarge" };
	if (!parts?.["xl/workbook.xml"]) return { ok: false, reason: "notTable" };
	const { readSheet } = await import("./workbook.late.server");
	try {
		// Packed anew without compression: for what is compressed the library would start threads, which a Worker has none of.
		const rows = await readSheet(toArrayBuffer(zipSync(parts, { level: 0 })));
		return tableOf(rows.map((cells, at): Line => ({ number: at + 1, cells: cells.map(textOf) })));
	} catch {
		// Whatever is wrong inside: the file says that it is a workbook, and is none.
		return { ok: false, reason: "notTable" };
	}
}

function partsOf(bytes: Uint8Array): Record<string, Uint8Array> | "tooLarge" | null {
	let unpacked = 0;
	// Only what a sheet consists of, and only as long as it is no bomb.
	const filter = ({ name, originalSize }: UnzipFileInfo) => {
		if (!/\.xml(?:\.rels)?$/.test(name)) return false;
		unpacked += originalSize;
		return unpacked <= MOST_UNPACKED;
	};
	try {
		const parts = unzipSync(bytes, { filter });
		return unpacked > MOST_UNPACKED ? "tooLarge" : parts;
	} catch {
		return null;
	}
}

/** A cell as it would stand in a CSV file: a date as the day that it shows. */
function textOf(cell: unknown): string {
	if (cell === null || cell === undefined) return "";
	return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}

function toArrayBuffer(bytes: Uint8Array): ArrayBuffer {
	return Uint8Array.from(bytes).buffer;
}
