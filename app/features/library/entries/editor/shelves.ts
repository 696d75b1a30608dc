import { legalPath, manualPagePath } from "../entry-paths.ts";
import type { EntryKind } from "../kinds/kinds.server.ts";

/** The admin lists with the kinds of entries in each, the default kind first. */
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

export function shelfOf(url: string): Shelf | null {
	const name = new URL(url).pathname.split("/")[2];
	return SHELF_NAMES.find((shelf) => shelf === name) ?? null;
}

/** The requested kind (`?kind=`), or the default one when the shelf does not have it. */
export function kindOn(shelf: Shelf, requested: string | null): EntryKind {
	const kinds: readonly EntryKind[] = SHELVES[shelf];
	return kinds.find((kind) => kind === requested) ?? SHELVES[shelf][0];
}

/** Which sections a shelf has: categories of the help, or chapters of the manuals. */
export const SECTION_OWNERS: Partial<Record<Shelf, readonly string[]>> = {
	help: ["help"],
	manual: ["learner", "instructor", "admin"],
};

export function isOnShelf(shelf: Shelf, kind: EntryKind, key: string): boolean {
	if (kind !== "section") return (SHELVES[shelf] as readonly EntryKind[]).includes(kind);
	return (SECTION_OWNERS[shelf] ?? []).some((owner) => key.startsWith(`${owner}-`));
}

/** The public URL of an entry; null when it has no page of its own. */
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

/** Kinds sorted by hand; terms and places are alphabetical, legal pages follow the footer. */
export const ORDERED_KINDS: readonly EntryKind[] = ["section", "help", "resource", "manual"];
