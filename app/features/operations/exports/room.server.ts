import type { Room } from "#app/room.ts";
import { exports } from "#db/schema/operations/exports.ts";

export const exportsRoom: Room = {
	name: "operations/exports",
	about: "Files that are made for people in steps and wait to be fetched.",
	tables: { exports },
};
