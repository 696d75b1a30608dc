import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { isDuplicate } from "#db/conflict.ts";
import { guessMapping } from "../file/guess-mapping";
import { type FileRefusal, readFile, readPasted } from "../file/read-file.server";
import { insertIntake, insertLines, insertSource } from "../intakes.repository.server";
import type { IntakeKind } from "../kinds";

type Handed = {
	/** Made with the form, so that a form that is sent twice hands in one file. */
	id: string;
	kind: IntakeKind;
	ownerId: number;
	/** The bytes of a file, or lines that were pasted. */
	content: Uint8Array | string;
	/** Of the admin, for letters that may be of several encodings. */
	reader: Language;
	/** Of those whose line names none. */
	language: Language;
	now: Date;
};

/** Takes in a file to look at: keeps its lines and guesses its columns. Nobody is invited or given anything yet. */
export async function openIntake(
	db: Database,
	{ id, kind, ownerId, content, reader, language, now }: Handed,
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
