export const SHELF_TABS = [
	{ to: "/admin/help", words: "rail.help" },
	{ to: "/admin/resources", words: "rail.resources" },
	{ to: "/admin/glossary", words: "rail.glossary" },
	{ to: "/admin/manual", words: "rail.manual" },
	{ to: "/admin/legal", words: "rail.legal" },
	{ to: "/admin/places", words: "rail.places" },
] as const;

export const SHELF_PATHS: readonly string[] = SHELF_TABS.map(({ to }) => to);
