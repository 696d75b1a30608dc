import { eq } from "drizzle-orm";
import { anonymous, factsOf, harmlessIn, type PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import {
	documentDrafts,
	documentHtml,
	documentParts,
	documentSittings,
	documents,
	documentVersions,
	translationSources,
} from "#db/schema/schema.ts";

/** What this room holds of people. */
export const PERSONAL_DATA: PersonalData = {
	facts: [
		factsOf(documentVersions, {
			folder: "work",
			whose: ({ id }) => eq(documentVersions.authorId, id),
			exported: ["id", "documentId", "number", "authorId", "note", "createdAt"],
			withheld: { internal: ["manifest"] },
			ending: anonymous("work", "authorId"),
			merge: "stays",
		}),
		factsOf(documentDrafts, {
			folder: "work",
			whose: ({ id }) => eq(documentDrafts.editorId, id),
			exported: ["documentId", "key", "language", "body", "editorId", "begunAt", "editedAt"],
			withheld: { internal: ["base", "revision"] },
			ending: anonymous("work", "editorId"),
			merge: "stays",
		}),
		factsOf(documentSittings, {
			folder: "work",
			whose: ({ id }) => eq(documentSittings.authorId, id),
			exported: ["sittingId", "documentId", "key", "language", "authorId", "note", "begunAt", "endedAt"],
			withheld: { internal: ["partHash", "revision", "cause"] },
			ending: anonymous("work", "authorId"),
			merge: "stays",
		}),
	],
	harmless: [
		harmlessIn(documents, ["kind", "key", "origin", "shipped", "publishedVersionId"]),
		harmlessIn(documentParts, ["hash", "body"]),
		harmlessIn(documentHtml, ["partHash", "html"]),
		harmlessIn(translationSources, ["key", "language", "partHash", "sourceHash"]),
	],
};
