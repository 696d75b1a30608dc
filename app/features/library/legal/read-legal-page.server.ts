import { ENTRY_PART } from "#app/features/library/entries/face.server.ts";
import {
	EFFECTIVE_FROM,
	listPartOfVersion,
	listVersionsOf,
} from "#app/features/library/versioned-content/face.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { type Stretch, textDifference } from "#app/shared/words/text-difference.ts";
import type { Database } from "#db/client.server.ts";
import { renderMarkdown } from "#db/content/markdown.ts";
import type { LegalVersion } from "./legal-view";

export function listLegalVersions(db: Database, key: string) {
	return listVersionsOf(db, "legal", key, EFFECTIVE_FROM);
}

export function wordsOfVersion(db: Database, key: string, number: number) {
	return listPartOfVersion(db, { kind: "legal", key, number, part: ENTRY_PART });
}

type PartRow = { language: string; body: Record<string, unknown> };
type Words = { title: string; summary: string; body: string };

/** The requested language when that version had it, else English. */
export function textOfVersion(rows: readonly PartRow[], language: Language) {
	const { title, summary, body, isOwn } = wordsIn(rows, language);
	return { title, summary, bodyHtml: renderMarkdown(body), bodyInEnglish: !isOwn && language !== "en" };
}

export function bodyDifference(before: readonly PartRow[], after: readonly PartRow[], language: Language): Stretch[] {
	return textDifference(wordsIn(before, language).body, wordsIn(after, language).body, language);
}

function wordsIn(rows: readonly PartRow[], language: Language): Words & { isOwn: boolean } {
	const own = rows.find((row) => row.language === language);
	const { title = "", summary = "", body = "" } = (own ?? rows.find((row) => row.language === "en"))?.body ?? {};
	return { title: String(title), summary: String(summary), body: String(body), isOwn: own !== undefined };
}

/** The requested version; the one in force when none or an unknown one is requested. */
export function requestedVersion(
	versions: readonly LegalVersion[],
	requested: string | null,
): LegalVersion | undefined {
	const number = /^\d{1,6}$/.test(requested ?? "") ? Number(requested) : null;
	return versions.find((version) => version.number === number) ?? versions.find(({ isCurrent }) => isCurrent);
}
