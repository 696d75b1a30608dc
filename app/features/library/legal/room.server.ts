import type { Room } from "#app/room.ts";
import { consents } from "#db/schema/library/legal.ts";
import { KINDS } from "./entry-kinds.ts";
import { comeIntoForce } from "./in-force/come-into-force.server";
import { PERSONAL_DATA } from "./personal-data.repository.server";
import { SEARCHABLE } from "./searchable.ts";

export const legalRoom: Room = {
	name: "library/legal",
	about: "Legal pages, their versions in force and what people agreed to.",
	tables: { consents },
	personalData: PERSONAL_DATA,
	entryKinds: KINDS,
	search: SEARCHABLE,
	clock: ({ cache, searchables, kinds }) => [comeIntoForce({ cache, searchables, kinds })],
};
