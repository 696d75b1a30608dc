// The server code of this room that other rooms may use.
export { type EditedEntry, factsOf, wordsOf } from "./editor/edited-entry.server.ts";
export type { adminListLoader } from "./editor/list/admin-list-route.server.ts";
export {
	countResourcesByTopic,
	type FoundEntry,
	findEntry,
	findMergedInto,
	type ListedEntry,
	type ListedText,
	listEntries,
	listEntriesBySlug,
	listEntriesWithWords,
	listNotInForce,
	listPublicAddresses,
	listTexts,
} from "./entries.repository.server.ts";
export { ENTRY_PART } from "./entry-parts.server.ts";
export type { FactsOf, WordsOf } from "./kinds/kinds.server.ts";
export { listNamedLessons } from "./named-lessons.repository.server.ts";
export { publishEntry } from "./publish-entry.server.ts";
