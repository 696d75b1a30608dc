import type { Room } from "#app/room.ts";
import { consents } from "#db/schema/library/legal.ts";
import { comeIntoForce } from "./come-into-force.server";

export const legalRoom: Room = {
	name: "library/legal",
	about: "Legal pages, their versions in force and what people agreed to.",
	tables: { consents },
	clock: ({ cache }) => [comeIntoForce({ cache })],
};
