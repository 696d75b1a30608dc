import type { Room } from "#app/room.ts";
import { entriesRoom } from "./entries/room.server.ts";
import { glossaryRoom } from "./glossary/room.server.ts";
import { helpRoom } from "./help/room.server.ts";
import { legalRoom } from "./legal/room.server.ts";
import { manualsRoom } from "./manuals/room.server.ts";
import { resourcesRoom } from "./resources/room.server.ts";
import { searchRoom } from "./search/room.server.ts";
import { versionedContentRoom } from "./versioned-content/room.server.ts";

export const LIBRARY_ROOMS: readonly Room[] = [
	versionedContentRoom,
	searchRoom,
	entriesRoom,
	glossaryRoom,
	helpRoom,
	resourcesRoom,
	manualsRoom,
	legalRoom,
];
