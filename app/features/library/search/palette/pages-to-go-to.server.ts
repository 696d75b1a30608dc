import { mayOpen } from "#app/features/people/auth/face.server.ts";
import type { Audience, PageName } from "#app/shared/pages/page.ts";
import type { RouteTable } from "#app/shared/pages/route-table.server.ts";
import type { Capability } from "#db/schema/people/capabilities.ts";

/**
 * A page by its path, without language prefix; its name is `pages.<name>` in `locales/<language>/site/frame.json`. `within`: the names
 * of the pages above it, the outermost first, where the reader may open several of that name.
 */
export type PageToGoTo = { path: string; name: PageName; within?: PageName[] };

/** What opens beside a page under an address of its own, as a setting does. */
const OPTIONAL = /\/:\w+\?/g;

/** The pages that somebody may open and that are one place each: none with a parameter, none that only a link of a mail leads to. `held`: the capabilities of an admin. */
export function pagesToGoTo(
	{ routes }: RouteTable,
	audience: Audience,
	held: readonly Capability[] = [],
): PageToGoTo[] {
	const pages = routes.flatMap(({ path: pattern, isPage, facts: { name, byLinkOnly }, loader }) => {
		const path = pattern.replace(OPTIONAL, "");
		const isPlace = isPage && !byLinkOnly && !path.includes(":");
		return isPlace && name && mayOpen(loader, audience, held) ? [{ path, name }] : [];
	});
	const isShared = (name: PageName) => pages.filter((page) => page.name === name).length > 1;
	return pages.map((page) => (isShared(page.name) ? { ...page, within: namesAbove(page.path, pages) } : page));
}

function namesAbove(path: string, pages: readonly PageToGoTo[]): PageName[] {
	const above = pages.filter((page) => path.startsWith(`${page.path}/`));
	return above.sort((a, b) => a.path.length - b.path.length).map(({ name }) => name);
}
