import type { Searchable } from "#app/features/library/search/searchables.ts";
import { legalPath } from "./legal-pages.ts";

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
