import type { Searchable } from "#app/features/library/search/searchables.ts";

/** Things to use, and the rules by place. */
export const SEARCHABLE: Searchable = {
	types: [
		{ type: "resource", order: 40, icon: "checklist", list: "/resources" },
		{ type: "place", order: 50, icon: "pin", list: "/resources/rules-by-place" },
	],
	entries: {
		resource: { type: "resource", path: (slug) => `/resources/${slug}` },
		place: { type: "place", path: (slug) => `/resources/rules-by-place#${slug}` },
	},
};

declare module "#app/features/library/search/searchables.ts" {
	interface SearchTypes {
		resource: true;
		place: true;
	}
}
