// The server code of this room that other rooms may use.
export { type EditedEntry, factsOf, wordsOf } from "./editor/edited-entry.server.ts";
export { listCourseSlugs, listReferable } from "./editor/editor.repository.server.ts";
export { checkFiles } from "./editor/entry-files.server.ts";
export type { adminListLoader } from "./editor/list/admin-list-route.server.ts";
export { listSectionChoices, namedProblem } from "./editor/references.server.ts";
export {
	type FoundEntry,
	findEntry,
	type ListedEntry,
	type ListedText,
	listEntries,
	listEntriesBySlug,
	listEntriesWithWords,
	listPublicAddresses,
	listTexts,
} from "./entries.repository.server.ts";
export { ENTRY_PART } from "./entry-parts.server.ts";
export type { FactsOf, WordsOf } from "./kinds/entry-kind.ts";
export { listNamedLessons } from "./named-lessons.repository.server.ts";
export { publishEntry } from "./publish-entry.server.ts";
