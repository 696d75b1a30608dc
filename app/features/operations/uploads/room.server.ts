import type { Room } from "#app/room.ts";
import { uploads } from "#db/schema/operations/uploads.ts";

export const uploadsRoom: Room = {
	name: "operations/uploads",
	about: "Files that people upload, checked and stored.",
	tables: { uploads },
};
