import { type EditedEntry, factsOf, wordsOf } from "#app/features/library/entries/face.server.ts";
import { type Formats, formatsFor } from "#app/shared/words/formats.ts";
import { type Language, toLanguage } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { type LinkPreview, previewLinks } from "./preview-links.server";
import { listUsage } from "./usage.repository.server";

type Input = {
	/** The term may be unpublished. */
	term: { id: number; slug: string; isNeverLinked: boolean };
	language: Language;
	/** The draft's words in that language, or the published ones. */
	words: Record<string, unknown>;
	/** Links are searched only on request, because that reads every text. */
	isRequested: boolean;
	formats: Pick<Formats, "dateTime">;
};
export type TermInEditor = {
	slug: string;
	language: Language;
	isNeverLinked: boolean;
	names: string[];
	/** From the last count; null before the first one. */
	counted: { texts: number; at: string } | null;
	preview: LinkPreview | null;
};

export async function termInEditor(db: Database, input: Input): Promise<TermInEditor> {
	const { term, language, words, isRequested: isAsked, formats } = input;
	const aliases = Array.isArray(words.aliases) ? words.aliases.map(String) : [];
	const names = [String(words.title ?? ""), ...aliases].map((name) => name.trim()).filter(Boolean);
	const usage = await listUsage(db, language);
	const own = usage.filter(({ documentId }) => documentId === term.id);
	const countedAt = usage[0]?.countedAt;
	const isWanted = isAsked && names.length > 0 && !term.isNeverLinked;
	return {
		slug: term.slug,
		isNeverLinked: term.isNeverLinked,
		language,
		names,
		counted: countedAt
			? { texts: own.reduce((sum, { texts }) => sum + texts, 0), at: formats.dateTime(countedAt) }
			: null,
		preview: isWanted ? await previewLinks(db, { slug: term.slug, language, names }) : null,
	};
}

/** `language` is the admin's. In the query, `lang` is the edited language and `links` requests the search. */
type EntryInput = { language: Language; timeZone: string; search: URLSearchParams };

/** Null when the entry is not a term. */
export function termOfEntry(db: Database, entry: EditedEntry, { language: reader, timeZone, search }: EntryInput) {
	if (entry.kind.name !== "term") return null;
	const wanted = search.get("lang");
	const language = toLanguage(wanted);
	return termInEditor(db, {
		term: { id: entry.id, slug: entry.key, isNeverLinked: factsOf(entry).link === "never" },
		language,
		words: wordsOf(entry, language),
		isRequested: search.has("links"),
		formats: formatsFor({ language: reader, timeZone }),
	});
}
