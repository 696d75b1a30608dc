import type { Room } from "#app/room.ts";
import { glossaryAliases, libraryEntries, libraryTranslations } from "#db/schema/library/library.ts";
import { ENTRY_DEEDS, ENTRY_SUBJECTS } from "./deeds.ts";

export const entriesRoom: Room = {
	name: "library/entries",
	about: "Entries of the library and their editor: help, resources, terms, manual, legal, places.",
	tables: { libraryEntries, libraryTranslations, glossaryAliases },
	deeds: ENTRY_DEEDS,
	subjects: ENTRY_SUBJECTS,
};
