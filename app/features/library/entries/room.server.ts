import type { Room } from "#app/room.ts";
import { glossaryAliases, libraryEntries, libraryTranslations } from "#db/schema/library/library.ts";
import { ENTRY_AUDIT_SUBJECTS, ENTRY_DEEDS } from "./deeds.ts";
import { ADMIN_LIST_PATHS } from "./editor/admin-list-tabs";
import { PERSONAL_DATA } from "./personal-data.repository.server";

export const entriesRoom: Room = {
	name: "library/entries",
	about: "Entries of the library and their editor: help, resources, terms, manual, legal, places.",
	tables: { libraryEntries, libraryTranslations, glossaryAliases },
	personalData: PERSONAL_DATA,
	desk: [{ name: "library", to: "/admin/help", group: null, order: 40, icon: "book", also: ADMIN_LIST_PATHS }],
	deeds: ENTRY_DEEDS,
	subjects: ENTRY_AUDIT_SUBJECTS,
};
