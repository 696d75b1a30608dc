/** What other rooms and routes read of the library: statements, for their own batches. */
export {
	type FoundEntry,
	findEntry,
	findMergedInto,
	type ListedEntry,
	type ListedText,
	listEntries,
	listEntriesBySlug,
	listEntriesWithWords,
	listOvertaken,
	listPublicAddresses,
	listTexts,
} from "./entries.repository.server.ts";
