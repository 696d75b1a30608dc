import type { Database } from "#db/client.server.ts";
import "#app/shared/text/fold-han.server.ts";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import { countTryOfEither, LIMITS, type Verdict, verdictOf } from "#app/shared/request/rate-limit.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { aliasOf } from "../index/synonyms";
import { definingTypes, type ResultType } from "../searchables";
import { looseQuery, matchQuery } from "../words/match-query";
import { correctedWord, termsToCorrect, withCorrectedWords } from "../words/meant-word";
import { parseSearchWords } from "../words/search-words";
import { type Counts, type FoundRow, findHits, listNearWords, readHits } from "./search.repository.server";
import { MOST_PAGES, RESULTS_A_PAGE } from "./search-query";

export type SearchRequest = {
	q: string;
	type: string | null;
	/** Preferred: results in it come first. */
	language: Language;
	only: Language | null;
	page: number;
};
type Reader = {
	viewer: UserId | null;
	/** What rooms let the search find. */
	types: readonly ResultType[];
	clientIp: string;
	now: Date;
};

export type FirstRead = Awaited<ReturnType<typeof readSearch>>;

export type SearchOutcome = {
	rows: FoundRow[];
	counts: Counts;
	/** True when the count was capped. */
	isCut: boolean;
	/** The query that was used instead: with corrected words, or with any of the words. */
	instead: { kind: "meant" | "anyWord"; q: string } | null;
	/** A possible correction although there were results. */
	suggestion: string | null;
};

/** One batch: results, corrections and rate limit (per account or guest address). Without letters no index query. */
export async function readSearch(db: Database, asked: SearchRequest, reader: Reader) {
	const { viewer, clientIp, now } = reader;
	const terms = parseSearchWords(asked.q);
	const match = matchQuery(terms);
	const limits = { account: LIMITS.searchesPerAccount, address: LIMITS.searchesPerAddress };
	const counted = countTryOfEither(db, { ...limits, userId: viewer, clientIp, now });
	if (match === null) return { ...(await inBatch(db, { counted })), rows: [], near: [] };
	return inBatch(db, {
		counted,
		rows: findHits(db, hitQuery(asked, match, reader)),
		near: termsToCorrect(terms).map((word) => listNearWords(db, word)),
	});
}

export function searchLimitVerdict(
	{ counted }: FirstRead,
	{ isSignedIn, now, scale }: { isSignedIn: boolean; now: Date; scale: number },
): Verdict {
	const limit = isSignedIn ? LIMITS.searchesPerAccount : LIMITS.searchesPerAddress;
	return verdictOf(counted, { limit, now, scale });
}

/** Searches again in a second trip when no result has all words: with corrected words, or with any of them. */
export async function toOutcome(
	db: Database,
	asked: SearchRequest,
	{ rows, near }: FirstRead,
	reader: Omit<Reader, "clientIp">,
): Promise<SearchOutcome> {
	const found = readHits(rows);
	const terms = parseSearchWords(asked.q);
	// "kaeufer" is not a typo of "käufer": both spellings were searched.
	const spellings = new Map(terms.map(({ text, others }) => [text, others]));
	const meant = new Map(
		termsToCorrect(terms).flatMap((typed, at) => {
			const word = correctedWord(typed, near[at] ?? []);
			return word && !spellings.get(typed)?.includes(word.folded) ? [[typed, word] as const] : [];
		}),
	);
	const corrected = withCorrectedWords(asked.q, meant);
	if (totalMatches(found.counts) > 0) return { ...found, instead: null, suggestion: meant.size > 0 ? corrected : null };

	const folded = new Map([...meant].map(([typed, word]) => [typed, word.folded]));
	const meantQuery = meant.size > 0 ? matchQuery(parseSearchWords(corrected)) : null;
	const queries = [...new Set([meantQuery, looseQuery(terms, folded)])].filter((query) => query !== null);
	const { again } = await inBatch(db, {
		again: queries.map((match) => findHits(db, { ...hitQuery(asked, match, reader), alias: null })),
	});
	const answers = again.map(readHits);
	const at = answers.findIndex(({ counts }) => totalMatches(counts) > 0);
	const kind = queries[at] === meantQuery ? "meant" : "anyWord";
	const answer = answers[at] ?? found;
	return { ...answer, instead: answers[at] ? { kind, q: corrected } : null, suggestion: null };
}

export function totalMatches(counts: Counts): number {
	return Object.values(counts).reduce<number>((sum, count = 0) => sum + count, 0);
}

function hitQuery(asked: SearchRequest, match: string, { viewer, types, now }: Omit<Reader, "clientIp">) {
	const favoured = definingTypes(types);
	const { q, type, language, only } = asked;
	const offset = (Math.min(asked.page, MOST_PAGES) - 1) * RESULTS_A_PAGE;
	return { match, alias: aliasOf(q), language, only, type, favoured, viewer, now, limit: RESULTS_A_PAGE, offset };
}
