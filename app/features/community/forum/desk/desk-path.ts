/** So many changes are listed on the page; the audit log has them all. */
export const CATEGORY_CHANGES = 20;
/** Of a name, in characters. */
export const LONGEST_NAME = 40;
/** Of a description, in characters: it stands under the heading of the category. */
export const LONGEST_DESCRIPTION = 160;

export const CATEGORIES_DONE = ["added", "saved", "moved", "retired", "restored", "undone"] as const;
export type CategoriesDone = (typeof CATEGORIES_DONE)[number];

/** The page after something was done, at the category that it was done to. */
export function categoriesHref(done: CategoriesDone, key?: string): string {
	const anchor = done === "undone" ? "#changes" : key ? `#category-${key}` : "";
	return `/admin/forum?done=${done}${anchor}`;
}
