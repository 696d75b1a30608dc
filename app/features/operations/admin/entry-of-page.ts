/**
 * The entry of a navigation that a page belongs to: of those that the page stands below the nearest, so that there is one
 * at most. `/admin` is the page of that address alone, or everything would be below it.
 */
export function entryOfPage(pathname: string, entries: readonly string[]): string | undefined {
	const stands = (to: string) => pathname === to || (to !== "/admin" && pathname.startsWith(`${to}/`));
	return entries.filter(stands).sort((a, b) => b.length - a.length)[0];
}
