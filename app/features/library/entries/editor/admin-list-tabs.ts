export const ADMIN_LIST_TABS = [
	{ to: "/admin/help", words: "rail.help" },
	{ to: "/admin/resources", words: "rail.resources" },
	{ to: "/admin/glossary", words: "rail.glossary" },
	{ to: "/admin/manual", words: "rail.manual" },
	{ to: "/admin/legal", words: "rail.legal" },
	{ to: "/admin/places", words: "rail.places" },
] as const;

export const ADMIN_LIST_PATHS: readonly string[] = ADMIN_LIST_TABS.map(({ to }) => to);
