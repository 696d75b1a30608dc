/** What other rooms and routes read of the library: statements, for their own batches. */
export {
	type FoundEntry,
	findEntry,
	type ListedEntry,
	listEntries,
	listEntriesBySlug,
	listEntriesWithWords,
	listPublicAddresses,
} from "./entries.repository.server.ts";
