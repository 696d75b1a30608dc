import { lessonPath } from "#app/shared/pages/preview-path.ts";
import { excerptOf, isAllIn } from "../words/excerpt";
import { searchTerms } from "../words/search-terms";
import type { FoundRow } from "./search.repository.server";
import type { SearchHit } from "./search-shapes";

/** A row as a result, with the part of its text in which the words of the search stand. */
export function toHit(row: FoundRow, { q, isSignedIn }: { q: string; isSignedIn: boolean }): SearchHit {
	const { type, title, language, context, text } = row;
	const terms = searchTerms(q);
	// Where the title has it all, the text is best told from its beginning.
	const excerpt = excerptOf(text, isAllIn(title, terms) ? [] : terms);
	return { type, title, url: addressOf(row, isSignedIn), excerpt, language, context };
}

/** A free preview is a lesson to whoever is signed in; others read it on its public page. */
function addressOf({ type, path, access, courseId }: FoundRow, isSignedIn: boolean): string {
	if (type !== "lesson" || access !== "public" || courseId === null) return path;
	return lessonPath({ id: Number(path.slice("/lessons/".length)), courseId, freePreview: true }, !isSignedIn);
}
