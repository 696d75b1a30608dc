import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { isDuplicate } from "#db/conflict.ts";
import { guessMapping } from "../file/guess-mapping";
import { type FileRefusal, readFile, readPasted } from "../file/read-file.server";
import { insertIntake, insertLines, insertSource } from "../intakes.repository.server";
import type { IntakeKind } from "../kinds";

type UploadedFile = {
	/** Created with the form, so that a double submit makes one import. */
	id: string;
	kind: IntakeKind;
	ownerId: number;
	content: Uint8Array | string;
	/** The admin's language, for ambiguous encodings. */
	reader: Language;
	/** For lines that name no language. */
	language: Language;
	now: Date;
};

/** Stores a file as a draft with guessed columns. Invites or grants nothing yet. */
export async function openIntake(
	db: Database,
	{ id, kind, ownerId, content, reader, language, now }: UploadedFile,
): Promise<{ ok: true } | { ok: false; reason: FileRefusal }> {
	const read = typeof content === "string" ? readPasted(content) : await readFile(content, { reader });
	if (!read.ok) return read;
	const { heads, lines } = read.table;
	const mapping = guessMapping(kind, heads);
	const intake = { id, kind, ownerId, heads, mapping, language, readAs: read.readAs, lines: lines.length };
	try {
		await db.batch([
			insertIntake(db, { ...intake, createdAt: now }),
			...(typeof content === "string" || read.readAs === "xlsx" ? [] : [insertSource(db, id, content)]),
			...insertLines(db, id, lines),
		]);
	} catch (error) {
		if (!isDuplicate(error, "intakes.id")) throw error;
	}
	return { ok: true };
}
