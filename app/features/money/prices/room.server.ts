import type { Room } from "#app/room.ts";

export const pricesRoom: Room = {
	name: "money/prices",
	about: "Amounts and currencies as pages show them.",
};
