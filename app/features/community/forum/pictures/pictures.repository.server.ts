import { and, asc, eq, exists, isNotNull, isNull, ne, not, or, type SQL, sql } from "drizzle-orm";
import {
	attachUploads,
	detachUnreferenced,
	detachUploads,
	isHeld,
} from "#app/features/operations/uploads/face.server.ts";
import type { FileKind } from "#app/shared/uploads/file-kinds.ts";
import type { Database } from "#db/client.server.ts";
import { inValues } from "#db/in-values.server.ts";
import {
	forumCategories,
	forumPictures,
	forumPostPictures,
	forumPosts,
	forumTopics,
	uploads,
	users,
} from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { isListed } from "../topics/topic-lists.repository.server";
import { type ForumReader, mayEnter } from "../who-enters.sql";
import { type PictureSize, POST_PICTURE_PURPOSE } from "./post-picture";
import { isRemovedPicture } from "./removed-pictures.sql";

/** Keeps the size of an upload that was found to be a picture and nothing else. */
export function insertPicture(db: Database, { id, width, height }: PictureSize & { id: string }): Write {
	return db.insert(forumPictures).values({ uploadId: id, width, height }).onConflictDoNothing();
}

type Usable = {
	ids: readonly string[];
	userId: number;
	/** Pictures that the text of this post names already are usable for every editor. */
	postId?: number;
};

/** Which of these uploads a member may show in a post: their own pictures, unless they are deleted or removed. */
export function listUsablePictures(db: Database, { ids, userId, postId = 0 }: Usable) {
	const isOwn = and(
		eq(uploads.ownerId, userId),
		sql`${uploads.state} in ('stored', 'attached')`,
		not(isRemovedPicture(forumPictures.uploadId)),
	);
	const isShown = exists(
		db
			.select({ one: sql`1` })
			.from(forumPostPictures)
			.where(and(eq(forumPostPictures.uploadId, forumPictures.uploadId), eq(forumPostPictures.postId, postId))),
	);
	return db
		.select({ id: forumPictures.uploadId, width: forumPictures.width, height: forumPictures.height })
		.from(forumPictures)
		.innerJoin(uploads, eq(uploads.id, forumPictures.uploadId))
		.where(and(inValues(forumPictures.uploadId, ids), eq(uploads.purpose, POST_PICTURE_PURPOSE), or(isOwn, isShown)));
}
export type UsablePicture = Awaited<ReturnType<typeof listUsablePictures>>[number];

/** For the batch that writes a text: its pictures are kept from the sweep. */
export function showPictures(
	db: Database,
	{ postId, ids }: { postId: number | SQL<number>; ids: readonly string[] },
): Write[] {
	if (ids.length === 0) return [];
	const rows = db
		.select({ postId: sql`${postId}`.as("post_id"), uploadId: forumPictures.uploadId })
		.from(forumPictures)
		.where(inValues(forumPictures.uploadId, ids));
	return [
		db.insert(forumPostPictures).select(rows).onConflictDoNothing(),
		attachUploads(db, { ids, purpose: POST_PICTURE_PURPOSE }),
	];
}

/** Pictures of a post; `isElsewhere`: another post shows the same one. */
export function listPicturesOfPost(db: Database, postId: number) {
	const others = sql`exists (select 1 from forum_post_pictures other where other.upload_id = forum_post_pictures.upload_id
		and other.post_id <> ${postId})`;
	return db
		.select({
			id: forumPostPictures.uploadId,
			isElsewhere: sql<boolean>`${others}`.mapWith(Boolean).as("is_elsewhere"),
		})
		.from(forumPostPictures)
		.where(eq(forumPostPictures.postId, postId));
}
export type PictureOfPost = Awaited<ReturnType<typeof listPicturesOfPost>>[number];

/** A text shows these no more; the sweep takes those that no other post shows. */
export function hidePictures(db: Database, postId: number, pictures: readonly PictureOfPost[]): Write[] {
	if (pictures.length === 0) return [];
	const ids = pictures.map(({ id }) => id);
	const nowhere = pictures.filter(({ isElsewhere }) => !isElsewhere).map(({ id }) => id);
	return [
		db
			.delete(forumPostPictures)
			.where(and(eq(forumPostPictures.postId, postId), inValues(forumPostPictures.uploadId, ids))),
		detachUploads(db, { ids: nowhere, purpose: POST_PICTURE_PURPOSE }),
	];
}

type PictureQuery = { id: string; reader: ForumReader & { userId: number | null }; now: Date };

/**
 * The file of a picture, while a post shows it that the reader may read. Who uploaded it sees it before it is sent, and
 * moderators as long as a case has kept it.
 */
export function findShownPicture(db: Database, { id, reader, now }: PictureQuery) {
	const isReadable = and(
		isNull(forumPosts.withdrawnAt),
		isNull(forumPosts.hiddenAt),
		isListed,
		isNull(users.suspendedAt),
	);
	const isShown = exists(
		db
			.select({ one: sql`1` })
			.from(forumPostPictures)
			.innerJoin(forumPosts, eq(forumPosts.id, forumPostPictures.postId))
			.innerJoin(forumTopics, eq(forumTopics.id, forumPosts.topicId))
			.innerJoin(forumCategories, eq(forumCategories.id, forumTopics.categoryId))
			.leftJoin(users, eq(users.id, forumPosts.authorId))
			.where(
				and(
					eq(forumPostPictures.uploadId, forumPictures.uploadId),
					mayEnter(db, reader, now),
					reader.isModerator ? undefined : isReadable,
				),
			),
	);
	const isOwn = reader.userId === null ? undefined : eq(uploads.ownerId, reader.userId);
	return db
		.select({
			id: uploads.id,
			name: uploads.name,
			kind: sql<FileKind>`${uploads.kind}`.as("file_kind"),
		})
		.from(uploads)
		.leftJoin(forumPictures, eq(forumPictures.uploadId, uploads.id))
		.where(
			and(
				eq(uploads.id, id),
				eq(uploads.purpose, POST_PICTURE_PURPOSE),
				ne(uploads.state, "ending"),
				or(
					and(isNotNull(forumPictures.uploadId), not(isRemovedPicture(forumPictures.uploadId)), or(isOwn, isShown)),
					reader.isModerator ? isHeld(uploads.id) : undefined,
				),
			),
		);
}

/** Pictures of an account, `limit` from the one at `offset` on, for its export. */
export function listPostPicturesOf(
	db: Database,
	{ ownerId, offset, limit }: { ownerId: number; offset: number; limit: number },
) {
	return db
		.select({ id: uploads.id })
		.from(uploads)
		.where(and(eq(uploads.ownerId, ownerId), eq(uploads.purpose, POST_PICTURE_PURPOSE), eq(uploads.state, "attached")))
		.orderBy(asc(uploads.startedAt), asc(uploads.id))
		.limit(limit)
		.offset(offset);
}

/** No picture of an account is shown any more, whether its file goes or a case has kept it. */
export function detachPicturesOf(db: Database, ownerId: number): [Write, Write] {
	const own = db
		.select({ id: uploads.id })
		.from(uploads)
		.where(and(eq(uploads.ownerId, ownerId), eq(uploads.purpose, POST_PICTURE_PURPOSE)));
	return [
		db.delete(forumPictures).where(sql`${forumPictures.uploadId} in ${own}`),
		detachUnreferenced(db, { purpose: POST_PICTURE_PURPOSE, ownerId, namedIn: sql<string | null>`null` }),
	];
}
