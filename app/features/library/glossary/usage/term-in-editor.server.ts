import { type EditedEntry, factsOf, wordsOf } from "#app/features/library/entries/face.server.ts";
import { type Formats, formatsFor } from "#app/shared/words/formats.ts";
import { isLanguage, type Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { type LinkPreview, previewLinks } from "./preview-links.server";
import { listUsage } from "./usage.repository.server";

type Input = {
	/** The term, which need not be published. */
	term: { id: number; slug: string; isNeverLinked: boolean };
	language: Language;
	/** Its words in that language as they are kept, draft or not. */
	words: Record<string, unknown>;
	/** The places are looked for when somebody asks: that reads every text. */
	isAsked: boolean;
	formats: Pick<Formats, "dateTime">;
};
/** What the editor of a term shows of its links in one language. */
export type TermInEditor = {
	slug: string;
	language: Language;
	isNeverLinked: boolean;
	/** Under how many names it would be found; nothing is looked for without one. */
	names: string[];
	/** In how many texts it links itself, by the last count; null where nobody has counted. */
	counted: { texts: number; at: string } | null;
	preview: LinkPreview | null;
};

/** Where a term links itself, and would under the names that its draft has. */
export async function termInEditor(db: Database, input: Input): Promise<TermInEditor> {
	const { term, language, words, isAsked, formats } = input;
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

/** `language` is that of the admin; `lang` of the query chooses the one that is edited, and `links` looks for the places. */
type EntryInput = { language: Language; timeZone: string; search: URLSearchParams };

/** The same for an entry of the editor; null for one that is no term. */
export function termOfEntry(db: Database, entry: EditedEntry, { language: reader, timeZone, search }: EntryInput) {
	if (entry.kind !== "term") return null;
	const wanted = search.get("lang");
	const language = isLanguage(wanted) ? wanted : "en";
	return termInEditor(db, {
		term: { id: entry.id, slug: entry.key, isNeverLinked: factsOf(entry).link === "never" },
		language,
		words: wordsOf(entry, language),
		isAsked: search.has("links"),
		formats: formatsFor({ language: reader, timeZone }),
	});
}
