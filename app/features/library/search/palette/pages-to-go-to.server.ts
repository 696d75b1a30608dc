import { mayOpenPage } from "#app/features/people/auth/face.server.ts";
import type { Audience, PageName } from "#app/shared/pages/page.ts";
import type { RouteTable } from "#app/shared/pages/route-table.server.ts";
import type { Capability } from "#db/schema/people/capabilities.ts";

/**
 * Path without language prefix; label `pages.<name>` in `locales/<language>/site/frame.json`.
 * `within`: parent pages, outermost first, when several pages share the name.
 */
export type PageToGoTo = { path: string; name: PageName; within?: PageName[] };

const OPTIONAL_PARAMETER_PATTERN = /\/:\w+\?/g;

/** Excludes pages with parameters and pages for mailed links. `held`: an admin's capabilities. */
export function pagesToGoTo(
	{ routes }: RouteTable,
	audience: Audience,
	held: readonly Capability[] = [],
): PageToGoTo[] {
	const pages = routes.flatMap(({ path: pattern, isPage, facts: { name, byLinkOnly }, loader }) => {
		const path = pattern.replace(OPTIONAL_PARAMETER_PATTERN, "");
		const isPlace = isPage && !byLinkOnly && !path.includes(":");
		return isPlace && name && mayOpenPage(loader, audience, held) ? [{ path, name }] : [];
	});
	const isShared = (name: PageName) => pages.filter((page) => page.name === name).length > 1;
	return pages.map((page) => (isShared(page.name) ? { ...page, within: namesAbove(page.path, pages) } : page));
}

function namesAbove(path: string, pages: readonly PageToGoTo[]): PageName[] {
	const above = pages.filter((page) => path.startsWith(`${page.path}/`));
	return above.sort((a, b) => a.path.length - b.path.length).map(({ name }) => name);
}
