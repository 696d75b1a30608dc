import type { Room } from "#app/room.ts";

export const refundsRoom: Room = {
	name: "money/refunds",
	about: "Money that goes back: requests, decisions, sending, disputes.",
};
