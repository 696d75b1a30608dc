import { lessonPath } from "#app/shared/pages/preview-path.ts";
import { containsAllWords, excerptOf } from "../words/excerpt";
import { parseSearchWords } from "../words/search-words";
import type { FoundRow } from "./search.repository.server";
import type { SearchHit } from "./search-shapes";

export function toHit(row: FoundRow, { q, isSignedIn }: { q: string; isSignedIn: boolean }): SearchHit {
	const { type, title, language, context, text } = row;
	const terms = parseSearchWords(q);
	// When the title has all words, the excerpt is the beginning of the text.
	const excerpt = excerptOf(text, containsAllWords(title, terms) ? [] : terms);
	return { type, title, url: addressOf(row, isSignedIn), excerpt, language, context };
}

/** Members open a free preview as a lesson, guests on its public page. */
function addressOf({ type, path, access, courseId }: FoundRow, isSignedIn: boolean): string {
	if (type !== "lesson" || access !== "public" || courseId === null) return path;
	return lessonPath({ id: Number(path.slice("/lessons/".length)), courseId, freePreview: true }, !isSignedIn);
}
