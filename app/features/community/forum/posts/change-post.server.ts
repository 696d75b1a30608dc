import { MINUTE_MS } from "#app/shared/durations.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import type { DealSheet } from "#db/schema/community/forum.ts";
import { renderPost } from "../markdown/render-post.server";
import {
	hidePictures,
	listPicturesOfPost,
	listUsablePictures,
	showPictures,
} from "../pictures/pictures.repository.server";
import { type PictureRefusal, pictureRefusal, sizesOf } from "../pictures/pictures-of-text";
import { indexPost, removeFromPostIndex } from "../search/post-index.repository.server";
import { raiseCategoryVersion } from "../topics/topics.repository.server";
import { findLastShown } from "./post-numbers.repository.server";
import { changePost, deleteMentions, findPost, insertMentions, keepRevision } from "./posts.repository.server";

/** Corrections so soon after writing leave no earlier text behind. */
export const QUIET_EDIT_MS = 5 * MINUTE_MS;

type Input = {
	editor: { id: number; isModerator: boolean };
	postId: number;
	/** The revision that was edited. */
	revision: number;
	body: string;
	deal: DealSheet | null;
	now: Date;
};
export type ChangeOutcome =
	| { ok: true; revision: number; topicId: number; number: number }
	| { ok: false; reason: "notFound" | "closed" }
	| { ok: false; reason: PictureRefusal }
	/** Another edit was saved first; `body` is its text. */
	| { ok: false; reason: "changed"; body: string; revision: number };

/** Changes a post of one's own, or as a moderator. It keeps the text before, and does not move the topic up. Two trips. */
export async function editPost(db: Database, input: Input): Promise<ChangeOutcome> {
	const { editor, postId, revision, body, deal, now } = input;
	const named = renderPost(body).pictures;
	const found = await inBatch(db, {
		posts: findPost(db, postId),
		usable: listUsablePictures(db, { ids: named, userId: editor.id, postId }),
		shown: listPicturesOfPost(db, postId),
	});
	const post = firstRow(found.posts);
	const mayEdit = post && (post.authorId === editor.id || editor.isModerator);
	if (!post || !mayEdit || post.kind !== "post" || post.withdrawnAt) return { ok: false, reason: "notFound" };
	if (post.closedAt && !editor.isModerator) return { ok: false, reason: "closed" };
	if (post.revision !== revision) return { ok: false, reason: "changed", body: post.body, revision: post.revision };

	const isQuiet = post.authorId === editor.id && now.getTime() - post.createdAt.getTime() < QUIET_EDIT_MS;
	const refused = pictureRefusal(named, found.usable);
	if (refused) return { ok: false, reason: refused };
	const { html, mentions } = renderPost(body, sizesOf(found.usable));
	const leftOut = found.shown.filter(({ id }) => !named.includes(id));
	try {
		await inBatch(db, {
			kept: isQuiet ? undefined : keepRevision(db, { postId, revision }),
			changed: changePost(db, { postId, revision, body, html, deal, editedAt: isQuiet ? null : now }),
			only: requireChange(db),
			hidden: hidePictures(db, postId, leftOut),
			shown: showPictures(db, { postId, ids: named }),
			lost: removeFromPostIndex(db, postId),
			found: indexPost(db, { postId, title: post.number === 1 ? post.title : "", body }),
			forgotten: deleteMentions(db, postId),
			mentioned: insertMentions(db, { postId, userIds: mentions }),
			last: findLastShown(db, post.topicId),
			raised: raiseCategoryVersion(db, post.topicId),
		});
	} catch (error) {
		const [saved] = isConflict(error) ? await findPost(db, postId) : [];
		if (!saved) throw error;
		return { ok: false, reason: "changed", body: saved.body, revision: saved.revision };
	}
	return { ok: true, revision: revision + 1, topicId: post.topicId, number: post.number };
}
