import type { Room } from "#app/room.ts";
import {
	documentDrafts,
	documentHtml,
	documentParts,
	documentSittings,
	documents,
	documentVersions,
	translationSources,
} from "#db/schema/library/versioned-content.ts";
import { PERSONAL_DATA } from "./personal-data.repository.server";

export const versionedContentRoom: Room = {
	name: "library/versioned-content",
	about: "Documents, parts and versions: drafts, comparison, publishing, restoring.",
	tables: {
		documents,
		documentVersions,
		documentParts,
		documentHtml,
		documentDrafts,
		documentSittings,
		translationSources,
	},
	personalData: PERSONAL_DATA,
};
