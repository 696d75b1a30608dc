/** What other rooms put into their own batches, or ask before them. */
export {
	type DocumentState,
	documentIdOf,
	findDocument,
	findVersion,
	insertDocument,
	listPublished,
	noteShipped,
	switchVersion,
} from "./documents.repository.server.ts";
export { listPartOfVersion, listVersionsOf } from "./history.repository.server.ts";
