import { COURSE_PART } from "#app/features/learning/authoring/publishing/course-parts.ts";
import { entryName, FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import { attachUploads, readUpload } from "#app/features/operations/uploads/face.server.ts";
import { readWebpSize } from "#app/features/people/account/picture/webp-size.ts";
import { COVER_SIZES } from "#app/shared/uploads/cover-address.ts";
import type { Database } from "#db/client.server.ts";
import type { EditedCourse } from "../../drafts/edited-course.server";
import { COVER_FILE } from "./cover-file";
import { listOwnCoverFiles } from "./cover-files.repository.server";

type Input = { course: EditedCourse; files: string; ownerId: number; bucket: Pick<R2Bucket, "get"> };

/**
 * Keeps the two files of a cover from the sweep, for good: versions go on naming them. False where they are not what a
 * cover is, or neither the editor's nor already a cover of this course. Checks the bytes, because a browser may send
 * anything.
 */
export async function takeCover(db: Database, { course, files, ownerId, bucket }: Input): Promise<boolean> {
	if (knownCovers(course).includes(files)) return true;
	const ids = files.split("-");
	const [own, ...bytes] = await Promise.all([
		listOwnCoverFiles(db, { ids, ownerId }),
		...ids.map((id) => readUpload(bucket, id, COVER_FILE.maxBytes)),
	]);
	if (own.length !== ids.length) return false;
	const fits = bytes.every((file, at) => {
		const size = file && readWebpSize(file);
		return size?.width === COVER_SIZES[at]?.width && size?.height === COVER_SIZES[at]?.height;
	});
	if (!fits) return false;
	await attachUploads(db, { ids, purpose: COVER_FILE.purpose, ownerId });
	return true;
}

/** Of the published version and of the draft. */
function knownCovers(course: EditedCourse): unknown[] {
	const part = course.parts.get(entryName(COURSE_PART, FACTS_LANGUAGE));
	return [part?.published?.cover, part?.draft?.body.cover];
}
