import { removeUploadsOf } from "#app/features/operations/uploads/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { detachPicturesOf } from "./pictures.repository.server";
import { POST_PICTURE_PURPOSE } from "./post-picture";

/** Deletes all pictures that somebody has put into posts, but those that a case has kept. Repeatable. */
export async function erasePostPictures(db: Database, media: Pick<R2Bucket, "delete">, userId: number): Promise<void> {
	await db.batch(detachPicturesOf(db, userId));
	await removeUploadsOf(db, media, { ownerId: userId, purpose: POST_PICTURE_PURPOSE });
}
