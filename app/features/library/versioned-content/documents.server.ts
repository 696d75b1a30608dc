/** What other rooms put into their own batches, or ask before them. */
export {
	type DocumentKind,
	type DocumentState,
	deleteUnpublished,
	documentIdOf,
	findDocument,
	findDocumentById,
	findVersion,
	insertDocument,
	insertOwnDocument,
	listParts,
	listPublished,
	noteShipped,
	switchVersion,
} from "./documents.repository.server.ts";
export { type Draft, type DraftToSave, deleteDraft, draftWrite, listDrafts } from "./drafts.repository.server.ts";
export { listPartOfVersion, listVersionsOf } from "./history.repository.server.ts";
export { HOLDS_FROM, inForceFirst } from "./in-force.repository.server.ts";
export { listSources, sourceWrite } from "./sources.repository.server.ts";
export { listVersions } from "./versions.repository.server.ts";
