import type { Database } from "../../../../db/client.server";
import { isDuplicate } from "../../../../db/conflict";
import type { Language } from "../../../shared/words/languages";
import { guessMapping } from "../file/guess-mapping";
import { readTable } from "../file/read-table";
import { insertIntake, insertLines } from "../intakes.repository.server";
import type { IntakeKind } from "../kinds";

type Handed = {
	/** Made with the form, so that a form that is sent twice hands in one file. */
	id: string;
	kind: IntakeKind;
	ownerId: number;
	text: string;
	language: Language;
	now: Date;
};
type Refusal = Extract<ReturnType<typeof readTable>, { ok: false }>["reason"];

/** Takes in a file to look at: keeps its lines and guesses its columns. Nobody is invited or given anything yet. */
export async function openIntake(
	db: Database,
	{ id, kind, ownerId, text, language, now }: Handed,
): Promise<{ ok: true } | { ok: false; reason: Refusal }> {
	const read = readTable(text);
	if (!read.ok) return read;
	const { heads, lines } = read.table;
	const mapping = guessMapping(kind, heads);
	try {
		await db.batch([
			insertIntake(db, { id, kind, ownerId, heads, mapping, language, lines: lines.length, createdAt: now }),
			...insertLines(db, id, lines),
		]);
	} catch (error) {
		if (!isDuplicate(error, "intakes.id")) throw error;
	}
	return { ok: true };
}
