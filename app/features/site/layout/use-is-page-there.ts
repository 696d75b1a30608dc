import { useMatches } from "@remix-run/react";

/** False where an error stands in the place of the page: its loader, and every page has one, has brought nothing. */
export function useIsPageThere(): boolean {
	return useMatches().at(-1)?.data !== undefined;
}
