import { legalPath, manualPagePath } from "../entry-paths.ts";
import type { EntryKind } from "../kinds/kinds.server.ts";

/** The admin lists with the kinds of entries in each, the default kind first. */
export const KINDS_OF_ADMIN_LIST = {
	help: ["help", "section"],
	resources: ["resource"],
	glossary: ["term"],
	manual: ["manual", "section"],
	legal: ["legal"],
	places: ["place"],
} as const satisfies Record<string, readonly EntryKind[]>;

export type AdminListName = keyof typeof KINDS_OF_ADMIN_LIST;
export const ADMIN_LIST_NAMES = Object.keys(KINDS_OF_ADMIN_LIST) as AdminListName[];

export function adminListOfUrl(url: string): AdminListName | null {
	const name = new URL(url).pathname.split("/")[2];
	return ADMIN_LIST_NAMES.find((adminList) => adminList === name) ?? null;
}

/** The requested kind (`?kind=`), or the default one when the admin list does not have it. */
export function kindOnAdminList(adminList: AdminListName, requested: string | null): EntryKind {
	const kinds: readonly EntryKind[] = KINDS_OF_ADMIN_LIST[adminList];
	return kinds.find((kind) => kind === requested) ?? KINDS_OF_ADMIN_LIST[adminList][0];
}

/** Which sections an admin list has: categories of the help, or chapters of the manuals. */
export const SECTION_OWNERS: Partial<Record<AdminListName, readonly string[]>> = {
	help: ["help"],
	manual: ["learner", "instructor", "admin"],
};

export function isOnAdminList(adminList: AdminListName, kind: EntryKind, key: string): boolean {
	if (kind !== "section") return (KINDS_OF_ADMIN_LIST[adminList] as readonly EntryKind[]).includes(kind);
	return (SECTION_OWNERS[adminList] ?? []).some((owner) => key.startsWith(`${owner}-`));
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
