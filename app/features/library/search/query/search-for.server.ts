import type { Database } from "#db/client.server.ts";
import "#app/shared/text/fold-han.server.ts";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import { countTryOfEither, LIMITS, type Verdict, verdictOf } from "#app/shared/request/rate-limit.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { inBatch } from "#db/in-batch.server.ts";
import type { SearchType } from "../index/index-rows";
import { aliasOf } from "../index/synonyms";
import { looseQuery, matchQuery } from "../words/match-query";
import { meantWord, mistypable, withMeantWords } from "../words/meant-word";
import { searchTerms } from "../words/search-terms";
import { type Counts, type FoundRow, findHits, listNearWords, readHits } from "./search.repository.server";
import { MOST_PAGES, RESULTS_A_PAGE } from "./search-query";

export type Asked = {
	q: string;
	type: SearchType | null;
	/** The reader's: what is in it comes first. */
	language: Language;
	/** The only one that is asked for, with English for what it lacks. */
	only: Language | null;
	/** From 1. */
	page: number;
};
type Reader = {
	/** Null for who is not signed in. */
	viewer: UserId | null;
	/** Who counts as one caller, where nobody is signed in. */
	clientIp: string;
	now: Date;
};

/** The rows of the first trip, for `toOutcome`. */
export type FirstRead = Awaited<ReturnType<typeof readSearch>>;

export type SearchOutcome = {
	rows: FoundRow[];
	counts: Counts;
	/** There may be more than are counted: the words are in very many things. */
	isCut: boolean;
	/** What of the search was found, where that is not what was typed: words that were meant, or any of the words. */
	instead: { kind: "meant" | "anyWord"; q: string } | null;
	/** A word that may have been meant, where something was found all the same. */
	suggestion: string | null;
};

/**
 * Asks in one batch for what a search finds, for words that mistyped ones may have meant, and counts it against the
 * limit of the account, or of the address where nobody is signed in. A search without a letter or digit asks nothing of the index.
 */
export async function readSearch(db: Database, asked: Asked, { viewer, clientIp, now }: Reader) {
	const terms = searchTerms(asked.q);
	const match = matchQuery(terms);
	const limits = { account: LIMITS.searchesPerAccount, address: LIMITS.searchesPerAddress };
	const counted = countTryOfEither(db, { ...limits, userId: viewer, clientIp, now });
	if (match === null) return { ...(await inBatch(db, { counted })), rows: [], near: [] };
	return inBatch(db, {
		counted,
		rows: findHits(db, wanted(asked, match, { viewer, now })),
		near: mistypable(terms).map((word) => listNearWords(db, word)),
	});
}

/** Whether the caller has searched too often of late. */
export function verdictOn(
	{ counted }: FirstRead,
	{ isSignedIn, now, scale }: { isSignedIn: boolean; now: Date; scale: number },
): Verdict {
	const limit = isSignedIn ? LIMITS.searchesPerAccount : LIMITS.searchesPerAddress;
	return verdictOf(counted, { limit, now, scale });
}

/**
 * What a search has found. When nothing has all of its words it asks once more, in a trip of its own, for what mistyped
 * words were meant to be, or for any of the words.
 */
export async function toOutcome(
	db: Database,
	asked: Asked,
	{ rows, near }: FirstRead,
	reader: Omit<Reader, "clientIp">,
): Promise<SearchOutcome> {
	const found = readHits(rows);
	const terms = searchTerms(asked.q);
	// "kaeufer" is no mistyped "käufer": it was looked for as both.
	const spellings = new Map(terms.map(({ text, others }) => [text, others]));
	const meant = new Map(
		mistypable(terms).flatMap((typed, at) => {
			const word = meantWord(typed, near[at] ?? []);
			return word && !spellings.get(typed)?.includes(word.folded) ? [[typed, word] as const] : [];
		}),
	);
	const corrected = withMeantWords(asked.q, meant);
	if (totalOf(found.counts) > 0) return { ...found, instead: null, suggestion: meant.size > 0 ? corrected : null };

	const folded = new Map([...meant].map(([typed, word]) => [typed, word.folded]));
	const meantQuery = meant.size > 0 ? matchQuery(searchTerms(corrected)) : null;
	const queries = [...new Set([meantQuery, looseQuery(terms, folded)])].filter((query) => query !== null);
	const { again } = await inBatch(db, {
		again: queries.map((match) => findHits(db, { ...wanted(asked, match, reader), alias: null })),
	});
	const answers = again.map(readHits);
	const at = answers.findIndex(({ counts }) => totalOf(counts) > 0);
	const kind = queries[at] === meantQuery ? "meant" : "anyWord";
	const answer = answers[at] ?? found;
	return { ...answer, instead: answers[at] ? { kind, q: corrected } : null, suggestion: null };
}

/** How many results there are in all. */
export function totalOf(counts: Counts): number {
	return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function wanted(asked: Asked, match: string, { viewer, now }: Pick<Reader, "viewer" | "now">) {
	const { q, type, language, only } = asked;
	const offset = (Math.min(asked.page, MOST_PAGES) - 1) * RESULTS_A_PAGE;
	return { match, alias: aliasOf(q), language, only, type, viewer, now, limit: RESULTS_A_PAGE, offset };
}
