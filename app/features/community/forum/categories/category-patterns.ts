/** Hatchings of the squares of categories, in the order in which new categories get them. */
export const CATEGORY_PATTERNS = ["diagonal", "lines", "dots", "solid", "waves", "cross"] as const;
