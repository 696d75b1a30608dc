import { MINUTE_MS } from "#app/shared/durations.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { listDeedsOfSubject } from "../list-audit-entries.server.ts";
import { deedViews } from "./deed-view";
import { deedWords } from "./deed-words.server";

const ENTRIES_SHOWN = 30;

export async function deedsOfSubject(
	db: Database,
	subject: { kind: string; id: string | number },
	{ language, formats, now }: { language: Language; formats: Formats; now: Date },
) {
	const deeds = await listDeedsOfSubject(db, subject, {
		now: new Date(now.getTime() + MINUTE_MS),
		limit: ENTRIES_SHOWN,
	});
	return deedViews(deeds, { formats, t: getFixedT(language, "audit"), words: deedWords(language) });
}
