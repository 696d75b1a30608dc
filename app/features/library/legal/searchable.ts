import { legalPath } from "#app/features/library/entries/entry-paths.ts";
import type { Searchable } from "#app/features/library/search/searchables.ts";

/** Legal pages. */
export const SEARCHABLE: Searchable = {
	types: [{ type: "legal", order: 80, icon: "document" }],
	entries: { legal: { type: "legal", path: legalPath } },
};

declare module "#app/features/library/search/searchables.ts" {
	interface SearchTypes {
		legal: true;
	}
}
