import type { Searchable } from "#app/features/library/search/searchables.ts";

/** Terms of the trade. */
export const SEARCHABLE: Searchable = {
	types: [{ type: "glossary", order: 30, icon: "glossary", list: "/glossary", definesWords: true }],
	entries: { term: { type: "glossary", path: (slug) => `/glossary/${slug}` } },
};

declare module "#app/features/library/search/searchables.ts" {
	interface SearchTypes {
		glossary: true;
	}
}
