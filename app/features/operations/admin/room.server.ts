import type { Room } from "#app/room.ts";

export const adminRoom: Room = {
	name: "operations/admin",
	about: "The frame of the desk, its overview, revenue, orders, refunds and jobs.",
};
