import { harmlessIn, type PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import { glossaryAliases, libraryEntries, libraryTranslations } from "#db/schema/schema.ts";

/** The tables of this room hold nothing of anybody. */
export const PERSONAL_DATA: PersonalData = {
	harmless: [
		harmlessIn(libraryEntries, ["kind", "slug", "section", "access", "reviewedOn", "details"]),
		harmlessIn(libraryTranslations, ["language", "title", "summary", "body", "bodyHtml", "words"]),
		harmlessIn(glossaryAliases, ["language", "folded"]),
	],
};
