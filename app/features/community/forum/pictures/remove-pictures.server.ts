import { audit } from "#app/features/operations/audit/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { renderPost } from "../markdown/render-post.server";
import { findLastShown } from "../posts/post-numbers.repository.server";
import { changePost, findPost, keepRevision, noteEditor } from "../posts/posts.repository.server";
import { indexPost, removeFromPostIndex } from "../search/post-index.repository.server";
import { raiseCategoryVersion } from "../topics/topics.repository.server";
import { endPictures, listPicturesOfPost } from "./pictures.repository.server";
import { withoutPictures } from "./post-picture";

type Input = { postId: number; by: { id: number; isModerator: boolean; requestId: string }; now: Date };
export type RemovePicturesOutcome = { ok: true } | { ok: false; reason: "notFound" | "changed" };

/**
 * A moderator takes the pictures out of a post and leaves its words, with what stood for each picture. The files are
 * deleted, also where another post showed them. The former text stays among the versions. Two trips.
 */
export async function removePictures(db: Database, { postId, by, now }: Input): Promise<RemovePicturesOutcome> {
	const found = await inBatch(db, { posts: findPost(db, postId), pictures: listPicturesOfPost(db, postId) });
	const post = firstRow(found.posts);
	if (!by.isModerator || post?.kind !== "post" || found.pictures.length === 0) return { ok: false, reason: "notFound" };

	const { revision, deal, topicId } = post;
	const body = withoutPictures(post.body);
	const ids = found.pictures.map(({ id }) => id);
	try {
		await inBatch(db, {
			kept: keepRevision(db, { postId, revision }),
			changed: changePost(db, {
				postId,
				revision,
				body,
				html: renderPost(body, new Map()).html,
				deal,
				editedAt: now,
				isOnce: false,
			}),
			only: requireChange(db),
			edited: noteEditor(db, { postId, editedBy: "moderator" }),
			ended: endPictures(db, ids),
			lost: removeFromPostIndex(db, postId),
			found: indexPost(db, { postId, title: post.number === 1 ? post.title : "", body }),
			last: findLastShown(db, topicId),
			raised: raiseCategoryVersion(db, topicId),
			audited: audit(db, {
				by: by.id,
				deed: "forum.removePictures",
				subject: { kind: "forumPost", id: postId },
				before: { pictures: ids },
				requestId: by.requestId,
				now,
			}),
		});
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "changed" };
		throw error;
	}
	return { ok: true };
}
