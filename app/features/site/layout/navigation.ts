import type { FooterColumn, LinkLabel, NavigationList } from "#app/shared/pages/page.ts";

/** `label` is a key of `locales/<language>/site/frame.json`. */
export type NavigationLink = { label: LinkLabel; to: string };
export type NavigationColumn = { name: FooterColumn; entries: NavigationLink[] };

/** Links of the layout for an audience. Route modules declare their own place. */
export type Navigation = Record<NavigationList, NavigationLink[]> & { footer: NavigationColumn[] };

export const NO_NAVIGATION: Navigation = { header: [], more: [], account: [], own: [], settings: [], footer: [] };

/** Closest link to `path` (without language prefix); the first of equals. For admin pages the overview's. */
export function currentLink(entries: readonly NavigationLink[], path: string, isDesk = false): NavigationLink | null {
	const isAbove = (to: string) => to !== "/" && path.startsWith(`${to}/`);
	const leadsHere = entries.filter(({ to }) => path === to || isAbove(to));
	const closest = leadsHere.reduce<NavigationLink | null>(
		(best, one) => (best && best.to.length >= one.to.length ? best : one),
		null,
	);
	return closest ?? (isDesk ? (entries.find(({ to }) => to === DESK_PATH) ?? null) : null);
}

const DESK_PATH = "/admin";

/** `page` for the page itself, `true` for its section. */
export function currentMark(entry: NavigationLink, path: string): "page" | "true" {
	return entry.to === path ? "page" : "true";
}
