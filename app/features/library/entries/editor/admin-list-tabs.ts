/** The admin lists in the order of their tabs. */
export const ADMIN_LIST_NAMES = ["help", "resources", "glossary", "manual", "legal", "places"] as const;
export type AdminListName = (typeof ADMIN_LIST_NAMES)[number];

export const ADMIN_LIST_TABS = ADMIN_LIST_NAMES.map((name) => ({
	to: `/admin/${name}` as const,
	words: `rail.${name}` as const,
}));

export const ADMIN_LIST_PATHS: readonly string[] = ADMIN_LIST_TABS.map(({ to }) => to);
