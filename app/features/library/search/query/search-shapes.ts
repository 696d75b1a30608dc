import { z } from "zod";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { LONGEST_SEARCH, readSearch } from "#app/shared/lists/search-text.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import { SEARCH_TYPES } from "#db/schema/library/search.ts";

const key = errorKeys<"search">();

export const SearchInput = z.object({
	q: z
		.string(key("errors.qMissing"))
		.refine((text) => [...text].length <= LONGEST_SEARCH, key("errors.qLong"))
		.transform(readSearch)
		.refine((text) => text !== "", key("errors.qMissing")),
	type: z.enum(SEARCH_TYPES, key("errors.typeWrong")).nullable(),
	lang: z.enum(LANGUAGE_CODES, key("errors.langWrong")).nullable(),
	/** Sorted first: the language of the calling page, which may differ from the cookie's. */
	prefer: z.enum(LANGUAGE_CODES, key("errors.langWrong")).nullable(),
});

export const SearchHitShape = z.object({
	type: z.enum(SEARCH_TYPES),
	title: z.string(),
	url: z.string(),
	excerpt: z.string(),
	language: z.string(),
	context: z.string(),
});

export const SearchAnswerShape = z.object({
	hits: z.array(SearchHitShape),
	total: z.int().min(0),
	more: z.boolean(),
	meant: z.string().nullable(),
	anyWord: z.boolean(),
	suggestion: z.string().nullable(),
});

export type SearchAnswer = z.output<typeof SearchAnswerShape>;
export type SearchHit = z.output<typeof SearchHitShape>;
