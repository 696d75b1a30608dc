import type { EntryKind } from "./kinds/kinds.server.ts";

/** Names that a page of its own has beside those of the entries of a kind: an entry of that name would never be read. */
const RESERVED: Partial<Record<EntryKind, readonly string[]>> = {
	help: ["contact", "manuals", "panel", "tickets"],
	resource: ["rules-by-place"],
	manual: ["print"],
};

/** True for the last part of an address below which another page stands. Pages of manuals carry their role: `admin-print`. */
export function isReserved(kind: EntryKind, key: string): boolean {
	const slug = kind === "manual" ? key.replace(/^(?:learner|instructor|admin)-/, "") : key;
	return RESERVED[kind]?.includes(slug) ?? false;
}
