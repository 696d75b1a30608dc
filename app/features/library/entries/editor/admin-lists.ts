import type { EntryKind } from "../kinds/entry-kind.ts";
import { type EntryKinds, kindsOnList } from "../kinds/entry-kinds.ts";
import { ADMIN_LIST_NAMES, type AdminListName } from "./admin-list-tabs.ts";

export function adminListOfUrl(url: string): AdminListName | null {
	const name = new URL(url).pathname.split("/")[2];
	return ADMIN_LIST_NAMES.find((adminList) => adminList === name) ?? null;
}

/** The requested kind (`?kind=`), or the first one when the admin list does not have it. Throws when it has none. */
export function kindOnAdminList(kinds: EntryKinds, adminList: AdminListName, requested: string | null): EntryKind {
	const [first, ...others] = kindsOnList(kinds, adminList).map(({ kind }) => kind);
	if (!first) throw new Error(`No kind stands on the list ${adminList}`);
	return others.find(({ name }) => name === requested) ?? first;
}

export function isOnAdminList(adminList: AdminListName, kind: EntryKind, key: string): boolean {
	return kind.lists.some(
		({ list, prefixes }) => list === adminList && (prefixes?.some((one) => key.startsWith(`${one}-`)) ?? true),
	);
}
