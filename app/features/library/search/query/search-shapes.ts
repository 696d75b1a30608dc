import { z } from "zod";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { LONGEST_SEARCH, readSearch } from "#app/shared/lists/search-text.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import { SEARCH_ICONS } from "../search-icon";

const key = errorKeys<"search">();

/** The name of a type; which there are, rooms declare. */
export const TypeName = z.string();

const SearchInput = z.object({
	q: z
		.string(key("errors.qMissing"))
		.refine((text) => [...text].length <= LONGEST_SEARCH, key("errors.qLong"))
		.transform(readSearch)
		.refine((text) => text !== "", key("errors.qMissing")),
	type: TypeName.nullable(),
	lang: z.enum(LANGUAGE_CODES, key("errors.langWrong")).nullable(),
	/** Sorted first: the language of the calling page, which may differ from the cookie's. */
	prefer: z.enum(LANGUAGE_CODES, key("errors.langWrong")).nullable(),
});

/** Refuses a type that is not among `types`. */
export function searchInput(types: readonly { type: string }[]) {
	const isKnown = (name: string | null) => name === null || types.some(({ type }) => type === name);
	return SearchInput.extend({ type: SearchInput.shape.type.refine(isKnown, key("errors.typeWrong")) });
}

export const SearchHitShape = z.object({
	type: TypeName,
	title: z.string(),
	url: z.string(),
	excerpt: z.string(),
	language: z.string(),
	context: z.string(),
});

/** A type as it is shown, in the reader's language. */
export const ShownTypeShape = z.object({
	type: TypeName,
	icon: z.enum(SEARCH_ICONS),
	one: z.string(),
	many: z.string(),
});

export const SearchAnswerShape = z.object({
	hits: z.array(SearchHitShape),
	types: z.array(ShownTypeShape),
	total: z.int().min(0),
	more: z.boolean(),
	meant: z.string().nullable(),
	anyWord: z.boolean(),
	suggestion: z.string().nullable(),
});

export type SearchAnswer = z.output<typeof SearchAnswerShape>;
export type ShownType = z.output<typeof ShownTypeShape>;
export type SearchHit = z.output<typeof SearchHitShape>;
