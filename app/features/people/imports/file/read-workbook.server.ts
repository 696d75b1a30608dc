import { type UnzipFileInfo, unzipSync, zipSync } from "fflate";
import { type Line, type Table, type TableRefusal, toTable } from "./table";

/** 5,000 rows unpack to two or three megabytes; more than this is a zip bomb. */
const MOST_UNPACKED = 30_000_000;

type Outcome = { ok: true; table: Table } | { ok: false; reason: TableRefusal | "notTable" | "tooLarge" };

/** Reads the first worksheet of an .xlsx file. Refuses other ZIP formats (.ods, .docx, .numbers, .xlsb). */
export async function readWorkbook(bytes: Uint8Array): Promise<Outcome> {
	const parts = partsOf(bytes);
	if (parts === "tooLarge") return { ok: false, reason: "tooLarge" };
	if (!parts?.["xl/workbook.xml"]) return { ok: false, reason: "notTable" };
	const { readSheet } = await import("./workbook.lazy.server");
	try {
		// Repacked without compression, because the library would start threads to unpack it and Workers have none.
		const rows = await readSheet(toArrayBuffer(zipSync(parts, { level: 0 })));
		return toTable(rows.map((cells, at): Line => ({ number: at + 1, cells: cells.map(textOf) })));
	} catch {
		return { ok: false, reason: "notTable" };
	}
}

function partsOf(bytes: Uint8Array): Record<string, Uint8Array> | "tooLarge" | null {
	let unpacked = 0;
	// Only the parts of a worksheet, and only below the size limit.
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

/** A cell as in CSV; dates as the displayed day. */
function textOf(cell: unknown): string {
	if (cell === null || cell === undefined) return "";
	return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}

function toArrayBuffer(bytes: Uint8Array): ArrayBuffer {
	return Uint8Array.from(bytes).buffer;
}
