import type { ResultType } from "../searchables";
import { containsAllWords, excerptOf } from "../words/excerpt";
import { parseSearchWords } from "../words/search-words";
import type { FoundRow } from "./search.repository.server";
import type { SearchHit } from "./search-shapes";

type Shown = { q: string; types: readonly ResultType[]; isSignedIn: boolean };

export function toHit(row: FoundRow, { q, types, isSignedIn }: Shown): SearchHit {
	const { type, title, language, context, text } = row;
	const terms = parseSearchWords(q);
	// When the title has all words, the excerpt is the beginning of the text.
	const excerpt = excerptOf(text, containsAllWords(title, terms) ? [] : terms);
	const declared = types.find((one) => one.type === type);
	return { type, title, url: declared?.address?.(row, isSignedIn) ?? row.path, excerpt, language, context };
}
