import { readUpload } from "#app/features/operations/uploads/face.server.ts";
import type { UploadAnswer } from "#app/features/operations/uploads/upload-answer.ts";
import { readWebpSize } from "#app/features/people/account/picture/webp-size.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { insertPicture } from "./pictures.repository.server";
import { LONGEST_SIDE, POST_PICTURE } from "./post-picture";

/**
 * Takes an upload as a picture for posts. False for a file that is not what the browser makes: a still picture of
 * their size with nothing beside it, such as a location. The sweep deletes that one.
 */
export async function notePicture(db: Database, bucket: Pick<R2Bucket, "get">, id: string): Promise<boolean> {
	const bytes = await readUpload(bucket, id, POST_PICTURE.maxBytes);
	const size = bytes && readWebpSize(bytes);
	if (!size || Math.max(size.width, size.height) > LONGEST_SIDE) return false;
	await db.batch([insertPicture(db, { id, ...size })]);
	return true;
}

export function refusePicture(language: Language): Response {
	const message = getFixedT(language, "uploads")("errors.wrongKind");
	return Response.json({ ok: false, reason: "wrongKind", message } satisfies UploadAnswer, { status: 415 });
}
