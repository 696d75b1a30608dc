import type { Room } from "#app/room.ts";
import { uploads } from "#db/schema/operations/uploads.ts";
import { sweepUploads } from "./sweep-uploads.server";

export const uploadsRoom: Room = {
	name: "operations/uploads",
	about: "Files that people upload, checked and stored.",
	tables: { uploads },
	clock: ({ media }) => [sweepUploads(media)],
};
