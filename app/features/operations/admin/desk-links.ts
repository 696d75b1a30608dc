import type { Entry } from "#app/features/site/layout/navigation.ts";
import { RAIL } from "./rail-paths";

/**
 * The account menu of an admin. There are two links to the desk, "Admin Dashboard" and "Admin": the row at the top
 * shows the first, the account menu both. Where the page of the second is closed to who holds few capabilities, it leads to the
 * first page of the rail that is theirs; where there is none but the overview it is left out, so that no two lead to one page.
 * `open` are the paths of the rail that open.
 */
export function adminAccountLinks(account: readonly Entry[], open: readonly string[]): Entry[] {
	const own = RAIL.find((page) => page.to !== "/admin" && !("isForTests" in page) && open.includes(page.to));
	return account.flatMap((entry) => {
		if (open.includes(entry.to) || !RAIL.some(({ to }) => to === entry.to)) return [entry];
		return own ? [{ ...entry, to: own.to }] : [];
	});
}
