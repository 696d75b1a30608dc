import type { EntryKind } from "./kinds/kinds.server.ts";

/** Slugs that pages of their own use; an entry with such a slug could not be reached. */
const RESERVED_SLUGS: Partial<Record<EntryKind, readonly string[]>> = {
	help: ["contact", "manuals", "panel", "tickets"],
	resource: ["rules-by-place"],
	manual: ["print"],
};

export function isReserved(kind: EntryKind, key: string): boolean {
	const slug = kind === "manual" ? key.replace(/^(?:learner|instructor|admin)-/, "") : key;
	return RESERVED_SLUGS[kind]?.includes(slug) ?? false;
}
