import { z } from "zod";
import type { Database } from "../../../../db/client.server";
import { csvHead, csvRows } from "../../../shared/lists/csv.server";
import { DEFAULT_LANGUAGE, isLanguage } from "../../../shared/words/languages";
import { listPicturesOf } from "../../account/picture/own-pictures.server";
import type { ExportMaker, MadePiece } from "../../exports/export-maker";
import { readUpload } from "../../uploads/read-upload.server";
import { EXPORTED_FACTS } from "../facts/all-facts.server";
import { type PersonalRow, readRows } from "../facts/rows.repository.server";
import type { Person, TableFacts } from "../facts/table-facts";
import { findPerson } from "./person.repository.server";
import { readmeText } from "./readme.server";

/** Rows of one step, and of one question. */
const STEP_ROWS = 2000;
const ROWS_AT_ONCE = 500;
/** Of a picture, which is small once it is cut. */
const MOST_BYTES = 2 * 1024 * 1024;

/** Each table is written twice, one format after the other, since the pieces of a file must follow one another. */
const FILES = EXPORTED_FACTS.flatMap((facts) => [
	{ facts, format: "json" } as const,
	{ facts, format: "csv" } as const,
]);
/** The read-me and the pictures are one more. */
const TOTAL = FILES.length + 1;

const Cursor = z.object({ file: z.int(), after: z.int() });
type Cursor = z.infer<typeof Cursor>;

/** Makes the archive of everything that is held about an account: for each table a JSON and, where it has rows, a CSV. */
export function makeAccountFile(media: Pick<R2Bucket, "get">): ExportMaker {
	return async (db, { ownerId, language, cursor, now }) => {
		const person = await findPerson(db, ownerId);
		if (!person) throw new Error("The account is gone");
		if (cursor === null) {
			const pieces = await firstPieces(db, media, { ownerId, language, now });
			return { pieces, done: 1, total: TOTAL, cursor: { file: 0, after: 0 } };
		}
		const { pieces, next } = await makePieces(db, person, Cursor.parse(cursor));
		return { pieces, done: next ? next.file + 1 : TOTAL, total: TOTAL, cursor: next };
	};
}

async function firstPieces(
	db: Database,
	media: Pick<R2Bucket, "get">,
	{ ownerId, language, now }: { ownerId: number; language: string; now: Date },
): Promise<MadePiece[]> {
	const shown = isLanguage(language) ? language : DEFAULT_LANGUAGE;
	const pieces: MadePiece[] = [{ entry: "README.txt", body: readmeText(EXPORTED_FACTS, shown, now) }];
	for (const [at, { id }] of (await listPicturesOf(db, ownerId)).entries()) {
		const bytes = await readUpload(media, id, MOST_BYTES);
		if (bytes) pieces.push({ entry: `files/picture-${at + 1}.webp`, body: bytes });
	}
	return pieces;
}

async function makePieces(db: Database, person: Person, from: Cursor) {
	const pieces: MadePiece[] = [];
	let at: Cursor | null = from;
	for (let rows = 0; at && rows < STEP_ROWS; ) {
		const file: (typeof FILES)[number] | undefined = FILES[at.file];
		if (!file) return { pieces, next: null };
		const found = await readRows(db, file.facts, person, { after: at.after, limit: ROWS_AT_ONCE });
		const isFirst = at.after === 0;
		const isLast: boolean = found.length < ROWS_AT_ONCE;
		const body = file.format === "json" ? toJson(found, isFirst, isLast) : toCsv(file.facts, found, isFirst);
		if (body !== "") pieces.push({ entry: `${file.facts.room}/${file.facts.name}.${file.format}`, body });
		rows += found.length;
		at = isLast ? nextFile(at.file) : { file: at.file, after: found.at(-1)?.row ?? 0 };
	}
	return { pieces, next: at };
}

function nextFile(file: number): Cursor | null {
	return file + 1 < FILES.length ? { file: file + 1, after: 0 } : null;
}

/** A portion of an array, so that all of them together are one. */
function toJson(rows: readonly PersonalRow[], isFirst: boolean, isLast: boolean): string {
	const lines = rows.map(({ values }) => `\t${JSON.stringify(values)}`).join(",\n");
	const before = isFirst ? "[\n" : rows.length > 0 ? ",\n" : "";
	return `${before}${lines}${isLast ? "\n]\n" : ""}`;
}

function toCsv({ exported }: TableFacts, rows: readonly PersonalRow[], isFirst: boolean): string {
	if (rows.length === 0) return "";
	const columns = exported.map((name) => [name, ({ values }: PersonalRow) => toCell(values[name])] as const);
	return (isFirst ? csvHead(columns) : "") + csvRows(columns, rows);
}

function toCell(value: unknown): string | number | null {
	if (value === null || value === undefined) return null;
	if (typeof value === "number" || typeof value === "string") return value;
	return value instanceof Date ? value.toISOString() : JSON.stringify(value);
}
