import type { JsonObject } from "#app/shared/json.ts";
import type { AdminListName } from "../editor/admin-list-tabs.ts";
import type { EntryKind, EntryKindName, ListPlace } from "./entry-kind.ts";

/** The kinds of all rooms by name. */
export type EntryKinds = ReadonlyMap<string, EntryKind>;

/** Collects the kinds of all rooms. Throws when two rooms declare one name, or when `within` names an unknown kind. */
export function collectKinds(declared: readonly EntryKind[]): EntryKinds {
	const kinds = new Map<string, EntryKind>();
	for (const kind of declared) {
		if (kinds.has(kind.name)) throw new Error(`Two rooms declare the kind ${kind.name}`);
		kinds.set(kind.name, kind);
	}
	const stray = declared.find(({ within }) => within && !kinds.has(within.kind));
	if (stray) throw new Error(`No room declares ${stray.within?.kind}, in which ${stray.name} stands`);
	return kinds;
}

/** Throws when no room declares it. */
export function getKind(kinds: EntryKinds, name: string): EntryKind {
	const kind = kinds.get(name);
	if (!kind) throw new Error(`No room declares the kind ${name}`);
	return kind;
}

/** The kinds on an admin list, the one that it shows first at the start. */
export function kindsOnList(kinds: EntryKinds, list: AdminListName): { kind: EntryKind; place: ListPlace }[] {
	return [...kinds.values()]
		.flatMap((kind) => kind.lists.filter((place) => place.list === list).map((place) => ({ kind, place })))
		.sort((a, b) => a.place.order - b.place.order);
}

/** The kinds whose entries stand within entries of this one. */
export function kindsWithin(kinds: EntryKinds, holder: EntryKind): EntryKindName[] {
	return [...kinds.values()].filter(({ within }) => within?.kind === holder.name).map(({ name }) => name);
}

/** The key of a new entry, unique within its kind. */
export function keyOfEntry({ key }: EntryKind, slug: string, facts: JsonObject): string {
	return key?.prefix ? `${facts[key.prefix.fact]}-${slug}` : slug;
}

/** True when a page of its own has the address of this key. */
export function isReserved({ key: rule }: EntryKind, key: string): boolean {
	const start = rule?.prefix?.values.find((value) => key.startsWith(`${value}-`));
	const slug = start ? key.slice(start.length + 1) : key;
	return rule?.reserved?.includes(slug) ?? false;
}
