import type { PeopleQuery } from "./people-query";

type Filters = Pick<PeopleQuery["filters"], "role" | "plan" | "country" | "state">;

/**
 * `MATCH` expression for the facets of `people_search`, as the triggers on `users` write them: `=st`, `/pro/`, `:PT`,
 * `!su`; null without such a filter. Role, country and state are one trigram each. `confirmed` means not unconfirmed,
 * which `withoutFacet` excludes.
 */
export function facetMatch({ role, plan, country, state }: Filters): string | null {
	const facets = [
		role && `=${role.slice(0, 2)}`,
		plan && `/${plan}/`,
		country && `:${country}`,
		state && state !== "confirmed" && `!${state.slice(0, 2)}`,
	].filter(Boolean);
	return facets.length === 0 ? null : facets.map((facet) => `facets : "${facet}"`).join(" AND ");
}

export function withoutFacet({ state }: Filters): string | null {
	return state === "confirmed" ? `facets : "!un"` : null;
}
