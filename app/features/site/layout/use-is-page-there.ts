import { useMatches } from "@remix-run/react";

/** False when an error replaces the page: every loader returns data, so missing data means a failure. */
export function useHasPageData(): boolean {
	return useMatches().at(-1)?.data !== undefined;
}
