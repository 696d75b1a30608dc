import { harmlessIn, type PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import { searchDocuments, searchSynonyms, searchWords } from "#db/schema/schema.ts";

/** The tables of this room hold nothing of anybody. */
export const PERSONAL_DATA: PersonalData = {
	harmless: [
		harmlessIn(searchDocuments, [
			"partKey",
			"language",
			"type",
			"access",
			"path",
			"title",
			"aliases",
			"context",
			"text",
			"cut",
		]),
		harmlessIn(searchSynonyms, ["language", "alias", "query"]),
		harmlessIn(searchWords, ["folded", "word"]),
	],
};
