export {
	type DocumentState,
	deleteUnpublished,
	documentIdOf,
	findDocument,
	findDocumentById,
	findVersion,
	insertDocument,
	insertOwnDocument,
	listPartSizesOf,
	listParts,
	listPublished,
	noteShipped,
	switchVersion,
} from "./documents.repository.server.ts";
export {
	type Draft,
	type DraftToSave,
	deleteDrafts,
	draftsOfParts,
	draftWrite,
	listDrafts,
	type PartToWrite,
} from "./drafts/drafts.repository.server.ts";
export {
	deleteSitting,
	type KeptDraft,
	keepAbsence,
	keepDrafts,
	listSitting,
	listSittings,
} from "./drafts/sittings.repository.server.ts";
export { listPartOfVersion, listVersionsOf } from "./history.repository.server.ts";
export { EFFECTIVE_FROM, orderInForceFirst } from "./in-force.repository.server.ts";
export { readBodies } from "./read-bodies.server.ts";
export { readVersion } from "./read-version.server.ts";
export { saveVersion } from "./save-version.server.ts";
export { listSources, sourceWrite } from "./sources.repository.server.ts";
export { renderPart, stageHtml } from "./stage-html.server.ts";
export { type ShownKind, versionToShow } from "./version-to-show.server.ts";
export { listVersionNumbered, listVersions } from "./versions.repository.server.ts";
