import { legalPath, manualPagePath } from "../entry-paths.ts";
import type { EntryKind } from "../kinds/kinds.server.ts";

/** The lists of the library in the admin pages, each with the kinds of entries that stand in it, the usual one first. */
export const SHELVES = {
	help: ["help", "section"],
	resources: ["resource"],
	glossary: ["term"],
	manual: ["manual", "section"],
	legal: ["legal"],
	places: ["place"],
} as const satisfies Record<string, readonly EntryKind[]>;

export type Shelf = keyof typeof SHELVES;
export const SHELF_NAMES = Object.keys(SHELVES) as Shelf[];

/** The shelf of an address below `/admin`, or null. */
export function shelfOf(url: string): Shelf | null {
	const name = new URL(url).pathname.split("/")[2];
	return SHELF_NAMES.find((shelf) => shelf === name) ?? null;
}

/** The kind that is asked for on a shelf (`?kind=`); its usual one when it has no such kind. */
export function kindOn(shelf: Shelf, asked: string | null): EntryKind {
	const kinds: readonly EntryKind[] = SHELVES[shelf];
	return kinds.find((kind) => kind === asked) ?? SHELVES[shelf][0];
}

/** Whose sections a shelf has: categories of the help, or chapters of the manuals. */
export const SECTION_OWNERS: Partial<Record<Shelf, readonly string[]>> = {
	help: ["help"],
	manual: ["learner", "instructor", "admin"],
};

/** True when an entry stands on a shelf: sections stand on that of what they hold. */
export function standsOn(shelf: Shelf, kind: EntryKind, key: string): boolean {
	if (kind !== "section") return (SHELVES[shelf] as readonly EntryKind[]).includes(kind);
	return (SECTION_OWNERS[shelf] ?? []).some((owner) => key.startsWith(`${owner}-`));
}

/** Where readers find an entry; null where it has no page of its own. */
export function pathOfEntry(kind: EntryKind, slug: string): string | null {
	switch (kind) {
		case "help":
			return `/help/${slug}`;
		case "resource":
			return `/resources/${slug}`;
		case "term":
			return `/glossary/${slug}`;
		case "legal":
			return legalPath(slug);
		case "manual":
			return manualPagePath(slug);
		case "place":
			return "/resources/rules-by-place";
		default:
			return null;
	}
}

/** Kinds whose order is chosen by people; terms and places stand in that of the alphabet, legal pages in that of the footer. */
export const ORDERED_KINDS: readonly EntryKind[] = ["section", "help", "resource", "manual"];
