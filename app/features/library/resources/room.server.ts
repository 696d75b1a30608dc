import type { Room } from "#app/room.ts";
import { checklistTicks, resourceDownloaders, resourceDownloads } from "#db/schema/library/resources.ts";
import { countStalePlaces } from "./attention.repository.server";
import { ENTRY_KINDS } from "./entry-kinds.server.ts";
import { PERSONAL_DATA } from "./personal-data.repository.server";
import { SEARCHABLE } from "./searchable.ts";

export const resourcesRoom: Room = {
	name: "library/resources",
	about: "Things to use: checklists, calculators, outlines, downloads, videos, rules by place.",
	tables: { checklistTicks, resourceDownloads, resourceDownloaders },
	personalData: PERSONAL_DATA,
	attention: [{ name: "stalePlaces", to: "/admin/places", order: 100, count: countStalePlaces }],
	entryKinds: ENTRY_KINDS,
	search: SEARCHABLE,
};
