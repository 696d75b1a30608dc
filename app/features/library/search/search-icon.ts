/** Names of the drawings that results of the search have: `type-icon.tsx`. */
export const SEARCH_ICONS = [
	"book",
	"card",
	"checklist",
	"contents",
	"document",
	"glossary",
	"map",
	"message",
	"person",
	"pin",
	"question",
] as const;
export type SearchIcon = (typeof SEARCH_ICONS)[number];
