import { z } from "zod";
import { listPostPicturesOf } from "#app/features/community/forum/face.server.ts";
import { certificatesOf, type PrintedCertificate } from "#app/features/learning/certificates/face.server.ts";
import { groupedSerial } from "#app/features/learning/certificates/serial.ts";
import { type InvoiceRow, listIssuedTo } from "#app/features/money/invoices/face.server.ts";
import type { ExportMaker, NewPiece } from "#app/features/operations/exports/export-maker.ts";
import { KNOWN_FAILURES } from "#app/features/operations/jobs/outbox/known-failures.ts";
import { readUpload } from "#app/features/operations/uploads/face.server.ts";
import { listPicturesOf } from "#app/features/people/account/face.server.ts";
import { csvHead, csvRows } from "#app/shared/lists/csv.server.ts";
import { UnprintableError } from "#app/shared/pdf/unprintable-error.ts";
import type { Person, PersonalData, TableFacts } from "#app/shared/personal-data/personal-data.server.ts";
import { toLanguage } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { exportedFacts } from "../facts/facts-of-rooms";
import { type PersonalRow, readRows } from "../facts/rows.repository.server";
import { findPerson } from "./person.repository.server";
import { readmeText } from "./readme.server";

const STEP_ROWS = 2000;
const ROWS_AT_ONCE = 500;
/** Per step; each takes up to a tenth of a second to draw. */
const DRAWN_AT_ONCE = 4;
const MOST_BYTES = 2 * 1024 * 1024;

type Tools = {
	/** What each room holds of people. */
	personalData: readonly PersonalData[];
	media: Pick<R2Bucket, "get">;
	draw: (certificate: PrintedCertificate, now: Date) => Promise<Uint8Array>;
	print: (db: Database, invoice: InvoiceRow, now: Date) => Promise<Uint8Array>;
};

const Cursor = z.object({ file: z.int(), after: z.int() });
type Cursor = z.infer<typeof Cursor>;
type TableFile = { facts: TableFacts; format: "json" | "csv" };
type Portion = { files: readonly TableFile[]; person: Person; at: Cursor; now: Date };
type StepResult = { pieces: NewPiece[]; next: Cursor | null };

/**
 * Builds the archive of an account's data: a JSON per table and, where there are rows, a CSV; pictures; certificates
 * and invoices as PDF.
 */
export function makeAccountFile(tools: Tools): ExportMaker {
	const exported = exportedFacts(tools.personalData);
	const files = exported.flatMap(inBothFormats);
	// The read-me with the picture of the account is one more; certificates, invoices and pictures of posts three others.
	const total = files.length + 4;
	return async (db, { ownerId, language, cursor, now }) => {
		const person = await findPerson(db, ownerId);
		if (!person) throw new Error(KNOWN_FAILURES.accountGone);
		if (cursor === null) {
			const pieces = await firstPieces(db, tools.media, { exported, ownerId, language, now });
			return { pieces, done: 1, total, cursor: { file: 0, after: 0 } };
		}
		const at = Cursor.parse(cursor);
		const makeSome = at.file < files.length ? makeRows : (LAST_PARTS[at.file - files.length] ?? packPostPictures);
		const { pieces, next } = await makeSome(db, tools, { files, person, at, now });
		return { pieces, done: next ? next.file + 1 : total, total, cursor: next };
	};
}

/** One format after the other, since the pieces of a file must follow one another. */
function inBothFormats(facts: TableFacts): TableFile[] {
	return [
		{ facts, format: "json" },
		{ facts, format: "csv" },
	];
}

type FirstAsked = { exported: readonly TableFacts[]; ownerId: number; language: string; now: Date };

async function firstPieces(
	db: Database,
	media: Pick<R2Bucket, "get">,
	{ exported, ownerId, language, now }: FirstAsked,
): Promise<NewPiece[]> {
	const shown = toLanguage(language);
	const pieces: NewPiece[] = [{ entry: "README.txt", body: readmeText(exported, shown, now) }];
	for (const [at, { id }] of (await listPicturesOf(db, ownerId)).entries()) {
		const bytes = await readUpload(media, id, MOST_BYTES);
		if (bytes) pieces.push({ entry: `files/picture-${at + 1}.webp`, body: bytes });
	}
	return pieces;
}

async function drawCertificates(db: Database, { draw }: Tools, { person, at, now }: Portion): Promise<StepResult> {
	const found = await certificatesOf(db, { userId: person.id, from: at.after, limit: DRAWN_AT_ONCE });
	const pieces: NewPiece[] = [];
	for (const certificate of found) {
		const entry = `files/certificate-${groupedSerial(certificate.serial)}.pdf`;
		const body = await printed(draw(certificate, now));
		if (body) pieces.push({ entry, body });
	}
	const isLast = found.length < DRAWN_AT_ONCE;
	return { pieces, next: isLast ? { file: at.file + 1, after: 0 } : { ...at, after: at.after + found.length } };
}

async function printInvoices(db: Database, { print }: Tools, { person, at, now }: Portion): Promise<StepResult> {
	const found = await listIssuedTo(db, { userId: person.id, from: at.after, limit: DRAWN_AT_ONCE });
	const pieces: NewPiece[] = [];
	for (const invoice of found) {
		const body = await printed(print(db, invoice, now));
		if (body) pieces.push({ entry: `files/invoice-${invoice.number}.pdf`, body });
	}
	const isLast = found.length < DRAWN_AT_ONCE;
	return { pieces, next: isLast ? { file: at.file + 1, after: 0 } : { ...at, after: at.after + found.length } };
}

async function packPostPictures(db: Database, { media }: Tools, { person, at }: Portion): Promise<StepResult> {
	const page = { ownerId: person.id, offset: at.after, limit: DRAWN_AT_ONCE };
	const found = await listPostPicturesOf(db, page);
	const pieces: NewPiece[] = [];
	for (const { id } of found) {
		const body = await readUpload(media, id, MOST_BYTES);
		if (body) pieces.push({ entry: `files/forum-picture-${id}.webp`, body });
	}
	return { pieces, next: found.length < DRAWN_AT_ONCE ? null : { ...at, after: at.after + found.length } };
}

/** What follows the tables. */
const LAST_PARTS = [drawCertificates, printInvoices, packPostPictures];

/** Null when the PDF has unprintable characters; its content is among the rows as well. */
async function printed<File>(making: Promise<File>): Promise<File | null> {
	try {
		return await making;
	} catch (error) {
		if (error instanceof UnprintableError) return null;
		throw error;
	}
}

async function makeRows(db: Database, _tools: Tools, { files, person, at: from }: Portion): Promise<StepResult> {
	const pieces: NewPiece[] = [];
	let at = from;
	for (let rows = 0; rows < STEP_ROWS; ) {
		const file = files[at.file];
		if (!file) break;
		const found = await readRows(db, file.facts, person, { after: at.after, limit: ROWS_AT_ONCE });
		const isFirst = at.after === 0;
		const isLast: boolean = found.length < ROWS_AT_ONCE;
		const body = file.format === "json" ? toJson(found, isFirst, isLast) : toCsv(file.facts, found, isFirst);
		if (body !== "") pieces.push({ entry: `${file.facts.folder}/${file.facts.name}.${file.format}`, body });
		rows += found.length;
		at = isLast ? { file: at.file + 1, after: 0 } : { file: at.file, after: found.at(-1)?.row ?? 0 };
	}
	return { pieces, next: at };
}

/** A portion of a JSON array; all portions together form one. */
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
