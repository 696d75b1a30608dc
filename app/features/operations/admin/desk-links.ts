import type { DeskPage } from "#app/desk-page.ts";
import type { NavigationLink } from "#app/features/site/layout/navigation.ts";

/**
 * The account menu of an admin. There are two links to the desk, "Admin Dashboard" and "Admin": the row at the top
 * shows the first, the account menu both. Where the page of the second is closed to who holds few capabilities, it leads to the
 * first page of the rail that is theirs; where there is none but the overview it is left out, so that no two lead to one page.
 * `open` are the pages of the rail that open, in its order.
 */
export function adminAccountLinks(
	account: readonly NavigationLink[],
	{ rail, open }: { rail: readonly DeskPage[]; open: readonly DeskPage[] },
): NavigationLink[] {
	const own = open.find(({ to, isForTests }) => to !== "/admin" && !isForTests);
	const isIn = (pages: readonly DeskPage[], path: string) => pages.some(({ to }) => to === path);
	return account.flatMap((entry) => {
		if (isIn(open, entry.to) || !isIn(rail, entry.to)) return [entry];
		return own ? [{ ...entry, to: own.to }] : [];
	});
}
