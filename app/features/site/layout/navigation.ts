import type { FooterColumn, LinkLabel, NavigationList } from "#app/shared/pages/page.ts";

/** A link of the frame. `label` is a key of `locales/<language>/site/frame.json`. */
export type Entry = { label: LinkLabel; to: string };
export type Column = { name: FooterColumn; entries: Entry[] };

/**
 * The links of the frame for whoever looks at it: the row at the top (and the beginning of the menu
 * on phones), what that menu adds, the menu of who is signed in with what they have at the school, and the foot of the page. Which page
 * stands where is said in its route module.
 */
export type Navigation = Record<NavigationList, Entry[]> & { footer: Column[] };

export const NO_NAVIGATION: Navigation = { header: [], more: [], account: [], own: [], settings: [], footer: [] };

/**
 * The one entry that leads to the page shown or to a page above it; the closest
 * wins, and of two alike the first. `path` is without language prefix. On every page of the desk of the admins the entry that leads to
 * its overview is the current one, also on those that stand below another address.
 */
export function currentEntry(entries: readonly Entry[], path: string, isDesk = false): Entry | null {
	const isAbove = (to: string) => to !== "/" && path.startsWith(`${to}/`);
	const leadsHere = entries.filter(({ to }) => path === to || isAbove(to));
	const closest = leadsHere.reduce<Entry | null>(
		(best, one) => (best && best.to.length >= one.to.length ? best : one),
		null,
	);
	return closest ?? (isDesk ? (entries.find(({ to }) => to === DESK) ?? null) : null);
}

const DESK = "/admin";

/** What is said of the current entry: it is the page shown, or that page is of its section. */
export function currentMark(entry: Entry, path: string): "page" | "true" {
	return entry.to === path ? "page" : "true";
}
