import { and, type Column, eq, exists, not, sql } from "drizzle-orm";
import { detachUploads, isHeld } from "#app/features/operations/uploads/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { requireChange } from "#db/conflict.ts";
import { inValues } from "#db/in-values.server.ts";
import { forumPictures, forumPostPictures, forumPosts, forumRemovedPictures, uploads } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { raiseTopicVersions } from "../topics/topics.repository.server";
import { POST_PICTURE_PURPOSE } from "./post-picture";
import { isRemovedPicture } from "./removed-pictures.sql";

/** Removes these pictures of a post, wherever else they are shown. Fails the batch when it shows none of them. */
export function removePictures(db: Database, { postId, ids }: { postId: number; ids: readonly string[] }): Write[] {
	const shown = db
		.select({ postId: forumPostPictures.postId, uploadId: forumPostPictures.uploadId })
		.from(forumPostPictures)
		.where(and(eq(forumPostPictures.postId, postId), inValues(forumPostPictures.uploadId, ids)));
	return [
		db.insert(forumRemovedPictures).select(shown).onConflictDoNothing(),
		requireChange(db),
		raiseVersions(db, postId),
	];
}

/** Shows them again, but for those that a decision about another post has removed as well. */
export function restorePictures(db: Database, postId: number): Write[] {
	return [raiseVersions(db, postId), db.delete(forumRemovedPictures).where(eq(forumRemovedPictures.postId, postId))];
}

/** Of all topics that show what was removed from the post. */
function raiseVersions(db: Database, postId: number): Write {
	const showing = db
		.select({ id: forumPostPictures.postId })
		.from(forumRemovedPictures)
		.innerJoin(forumPostPictures, eq(forumPostPictures.uploadId, forumRemovedPictures.uploadId))
		.where(eq(forumRemovedPictures.postId, postId));
	return raiseTopicVersions(db, sql`${forumPosts.id} in ${showing}`);
}

/** No case keeps the file any more, since its appeal is over. */
const isSettled = (uploadId: Column) => and(isRemovedPicture(uploadId), not(isHeld(uploadId)));

/** Removed pictures that cannot come back. */
export function listSettledPictures(db: Database, limit: number) {
	return db
		.selectDistinct({ id: forumRemovedPictures.uploadId })
		.from(forumRemovedPictures)
		.where(not(isHeld(forumRemovedPictures.uploadId)))
		.limit(limit);
}

/** Forgets those of them that are still settled; the sweep takes their files. */
export function dropSettledPictures(db: Database, ids: readonly string[]): Write[] {
	const isPicture = exists(
		db.select({ one: sql`1` }).from(forumPictures).where(eq(forumPictures.uploadId, uploads.id)),
	);
	return [
		db.delete(forumPictures).where(and(inValues(forumPictures.uploadId, ids), isSettled(forumPictures.uploadId))),
		detachUploads(db, { ids, purpose: POST_PICTURE_PURPOSE, where: not(isPicture) }),
	];
}
