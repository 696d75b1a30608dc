import type { Room } from "#app/room.ts";
import { waitingList } from "#db/schema/money/waiting-list.ts";

export const waitingListRoom: Room = {
	name: "money/waiting-list",
	about: "Those who want to hear when something can be bought.",
	tables: { waitingList },
};
