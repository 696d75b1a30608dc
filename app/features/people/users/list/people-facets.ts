import type { PeopleQuery } from "./people-query";

type Filters = Pick<PeopleQuery["filters"], "role" | "plan" | "country" | "state">;

/**
 * What to look for with `MATCH` in the facets of `people_search`, as the triggers on `users` write them: `=st`, `/pro/`,
 * `:PT`, `!su`; null where a query narrows by none of them. A role, a country and a state are one trigram each. Confirmed is
 * who is not unconfirmed, which `withoutFacet` leaves out.
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

/** What must not be found, to follow what must with `NOT`; null as a rule. */
export function withoutFacet({ state }: Filters): string | null {
	return state === "confirmed" ? `facets : "!un"` : null;
}
