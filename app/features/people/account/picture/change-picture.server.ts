import type { z } from "zod";
import { attachUploads, readUpload } from "#app/features/operations/uploads/face.server.ts";
import { updateOwnColumns } from "#app/features/people/auth/face.server.ts";
import { PICTURE_SIZES, toPictureAddress } from "#app/shared/uploads/picture-address.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { PICTURE_FILE } from "./picture-file";
import { detachFormerPictures, putPicture } from "./pictures.repository.server";
import type { NewPictureForm } from "./schemas";
import { readWebpSize } from "./webp-size";

type Files = Pick<z.infer<typeof NewPictureForm>, "large" | "medium" | "small">;
type Outcome = { ok: true } | { ok: false; reason: "pictureGone" | "pictureSize" };

/**
 * Sets a picture whose three files were uploaded. Checks each again: it must have its size and hold nothing but the
 * picture, because a browser may send anything. The sweep deletes former pictures, also when two are saved at once:
 * only the files named by the address stay.
 */
export async function setPicture(
	db: Database,
	bucket: R2Bucket,
	{ files, userId }: { files: Files; userId: number },
): Promise<Outcome> {
	const ids = [files.large, files.medium, files.small] as const;
	const found = await Promise.all(ids.map((id) => readUpload(bucket, id, PICTURE_FILE.maxBytes)));
	if (found.includes(null)) return { ok: false, reason: "pictureGone" };
	const fits = found.every((bytes, at) => {
		const size = bytes && readWebpSize(bytes);
		return size?.width === PICTURE_SIZES[at] && size?.height === PICTURE_SIZES[at];
	});
	if (!fits) return { ok: false, reason: "pictureSize" };

	const { shown } = await inBatch(db, {
		shown: putPicture(db, { userId, ids, address: toPictureAddress(ids) }),
		attached: attachUploads(db, { ids, purpose: PICTURE_FILE.purpose, ownerId: userId }),
		detached: detachFormerPictures(db, userId),
	});
	return shown.length > 0 ? { ok: true } : { ok: false, reason: "pictureGone" };
}

export async function removePicture(db: Database, userId: number): Promise<void> {
	await db.batch([updateOwnColumns(db, userId, { profileImageUrl: null }), detachFormerPictures(db, userId)]);
}
