/** The closest entry at or above the page. `/admin` only matches itself, or it would match every page. */
export function entryOfPage(pathname: string, entries: readonly string[]): string | undefined {
	const stands = (to: string) => pathname === to || (to !== "/admin" && pathname.startsWith(`${to}/`));
	return entries.filter(stands).sort((a, b) => b.length - a.length)[0];
}
