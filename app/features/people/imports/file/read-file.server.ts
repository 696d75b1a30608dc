import type { Language } from "#app/shared/words/languages.ts";
import { decodeText, type Encoding } from "./encodings";
import { kindOfFile } from "./kind-of-file";
import { readTable } from "./read-table";
import { readWorkbook } from "./read-workbook.server";
import { recogniseEncoding } from "./recognise-encoding";
import type { Table, TableRefusal } from "./table";

export type ReadAs = Encoding | "xlsx" | "pasted";
export type FileRefusal = TableRefusal | "oldExcel" | "notTable" | "tooLarge";
export type ReadFile = { ok: true; readAs: ReadAs; table: Table } | { ok: false; reason: FileRefusal };

export async function readFile(
	bytes: Uint8Array,
	{ reader, encoding }: { reader: Language; encoding?: Encoding },
): Promise<ReadFile> {
	const kind = kindOfFile(bytes);
	if (kind === "oldExcel") return { ok: false, reason: "oldExcel" };
	if (kind === "pdf") return { ok: false, reason: "notTable" };
	if (kind === "zip") {
		const read = await readWorkbook(bytes);
		return read.ok ? { ...read, readAs: "xlsx" } : read;
	}
	const readAs = encoding ?? recogniseEncoding(bytes, reader);
	if (!readAs) return { ok: false, reason: "notTable" };
	const read = readTable(decodeText(bytes, readAs));
	return read.ok ? { ...read, readAs } : read;
}

export function readPasted(text: string): ReadFile {
	const read = readTable(text);
	return read.ok ? { ...read, readAs: "pasted" } : read;
}
