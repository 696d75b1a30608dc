import { listUploadsOf, removeUploadsOf } from "#app/features/operations/uploads/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { removePicture } from "./change-picture.server";
import { PICTURE_FILE } from "./picture-file";

export function listPicturesOf(db: Database, userId: number) {
	return listUploadsOf(db, { ownerId: userId, purpose: PICTURE_FILE.purpose, limit: 10 });
}

/** Removes a user's picture and deletes all its files, also those of earlier pictures. Repeatable. */
export async function erasePictures(db: Database, media: Pick<R2Bucket, "delete">, userId: number): Promise<void> {
	await removePicture(db, userId);
	await removeUploadsOf(db, media, { ownerId: userId, purpose: PICTURE_FILE.purpose });
}
