import type { SearchAccess, Searchable } from "#app/features/library/search/searchables.ts";
import { manualPagePath } from "./manual-roles.ts";

/** Pages of the manuals, for those whose manual it is. */
export const SEARCHABLE: Searchable = {
	types: [{ type: "manual", order: 70, icon: "contents" }],
	entries: { manual: { type: "manual", path, access } },
};

function path(slug: string): string | null {
	return /^(learner|instructor|admin)-./.test(slug) ? manualPagePath(slug) : null;
}

/** Follows the policies of the manuals' routes; unknown roles are for admins only. */
function access(slug: string): SearchAccess {
	if (slug.startsWith("learner-")) return "public";
	return slug.startsWith("instructor-") ? "instructors" : "admins";
}

declare module "#app/features/library/search/searchables.ts" {
	interface SearchTypes {
		manual: true;
	}
}
