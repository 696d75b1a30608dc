import { DEFAULT_LANGUAGE } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import type { Encoding } from "../file/encodings";
import { guessMapping } from "../file/guess-mapping";
import { readFile } from "../file/read-file.server";
import { deleteLines, findSource, insertLines, setRead } from "../intakes.repository.server";
import type { IntakeKind } from "../kinds";

export async function reparseIntake(
	db: Database,
	{ id, kind, encoding }: { id: string; kind: IntakeKind; encoding: Encoding },
): Promise<{ ok: true } | { ok: false; reason: "gone" | "unreadable" }> {
	const [source] = await findSource(db, id);
	if (!source) return { ok: false, reason: "gone" };
	const read = await readFile(source.bytes, { reader: DEFAULT_LANGUAGE, encoding });
	if (!read.ok) return { ok: false, reason: "unreadable" };
	const { heads, lines } = read.table;
	try {
		await db.batch([
			setRead(db, id, { heads, mapping: guessMapping(kind, heads), lines: lines.length, readAs: read.readAs }),
			requireChange(db),
			deleteLines(db, id),
			...insertLines(db, id, lines),
		]);
		return { ok: true };
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "gone" };
		throw error;
	}
}
