import type { Room } from "#app/room.ts";
import { uploadHolds, uploads } from "#db/schema/operations/uploads.ts";
import { PERSONAL_DATA } from "./personal-data.repository.server";
import { sweepUploads } from "./sweep-uploads.server";

export const uploadsRoom: Room = {
	name: "operations/uploads",
	about: "Files that people upload, checked and stored.",
	tables: { uploads, uploadHolds },
	personalData: PERSONAL_DATA,
	clock: ({ media }) => [sweepUploads(media)],
};
