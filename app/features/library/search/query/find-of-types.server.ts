import type { Database } from "#db/client.server.ts";
import "#app/shared/text/fold-han.server.ts";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { aliasOf } from "../index/synonyms.ts";
import type { SearchType } from "../searchables";
import { matchQuery } from "../words/match-query.ts";
import { parseSearchWords } from "../words/search-words.ts";
import { findHits, readHits } from "./search.repository.server.ts";

type Input = { q: string; types: readonly SearchType[]; language: Language; viewer: UserId; limit: number; now: Date };
export type HitOfType = { type: string; title: string; path: string; language: string };

/**
 * The best results of each of the types for what is typed so far, as far as the viewer may open them, in one round
 * trip. Not limited in number of calls: it is for those who write, not for visitors.
 */
export async function findOfTypes(
	db: Database,
	{ q, types, language, viewer, limit, now }: Input,
): Promise<HitOfType[]> {
	const match = matchQuery(parseSearchWords(q));
	if (match === null) return [];
	const { found } = await inBatch(db, {
		found: types.map((type) =>
			findHits(db, {
				match,
				alias: aliasOf(q),
				language,
				only: null,
				type,
				favoured: [],
				viewer,
				now,
				limit,
				offset: 0,
			}),
		),
	});
	return found.flatMap((rows, at) =>
		readHits(rows)
			.rows.filter(({ type }) => type === types[at])
			.map(({ type, title, path, language }) => ({ type, title, path, language })),
	);
}
