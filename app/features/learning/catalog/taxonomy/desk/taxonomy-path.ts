import type { TaxonomyKind } from "../taxonomy.ts";

/** So many changes are listed on the page; the audit log has them all. */
export const TAXONOMY_CHANGES = 20;
/** Of a name, in characters. */
export const LONGEST_NAME = 40;
/** Of a description, in characters: what lists of search results show of it. */
export const LONGEST_DESCRIPTION = 300;

const TAXONOMY_PATH = "/admin/categories";

export const TAXONOMY_DONE = ["added", "saved", "moved", "retired", "restored", "merged", "undone"] as const;
export type TaxonomyDone = (typeof TAXONOMY_DONE)[number];

/** The page after something was done, at the entry that it was done to. */
export function taxonomyHref(done: TaxonomyDone, entry?: { kind: TaxonomyKind; key: string }): string {
	const anchor = done === "undone" ? "#changes" : entry ? `#${entry.kind}-${entry.key}` : "";
	return `${TAXONOMY_PATH}?done=${done}${anchor}`;
}
