import { MINUTE_MS } from "#app/shared/durations.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import type { DealSheet } from "#db/schema/community/forum.ts";
import {
	hidePictures,
	listPicturesOfPost,
	listUsablePictures,
	showPictures,
} from "../pictures/pictures.repository.server";
import { type PictureRefusal, pictureRefusal } from "../pictures/pictures-of-text";
import { htmlWithPictures } from "../pictures/render-pictures.server";
import { indexPost, removeFromPostIndex } from "../search/post-index.repository.server";
import { tellOfEdit } from "../telling/tell-again.repository.server";
import { raiseCategoryVersion } from "../topics/topics.repository.server";
import { judgeWriting, readsOfWriting, type WritingRefusal } from "../trust/before-writing.server";
import { holdEditedPost } from "../trust/hold-post.repository.server";
import { preparePost } from "../trust/prepare-post.server";
import { insertPrints } from "../trust/trust.repository.server";
import { FREE_PERMIT, nextTry, type WritingRules } from "../trust/writing-rules";
import { showEditedPost } from "./post-kind.repository.server";
import { findLastShown } from "./post-numbers.repository.server";
import { changePost, deleteMentions, findPost, insertMentions, keepRevision } from "./posts.repository.server";
import { findReadablePost } from "./readable-post.repository.server";

/** Corrections so soon after writing leave no earlier text behind. */
export const QUIET_EDIT_MS = 5 * MINUTE_MS;

type Input = WritingRules & {
	editor: { id: number; isModerator: boolean };
	postId: number;
	/** The revision that was edited. */
	revision: number;
	body: string;
	deal: DealSheet | null;
	now: Date;
};
export type ChangeOutcome =
	/** `isHeld`: since this edit it waits hidden for a moderator. */
	| { ok: true; revision: number; topicId: number; number: number; isHeld: boolean }
	| { ok: false; reason: "notFound" | "closed" }
	| { ok: false; reason: PictureRefusal }
	/** Another edit was saved first; `body` is its text. */
	| { ok: false; reason: "changed"; body: string; revision: number }
	| WritingRefusal;

/**
 * Changes a post of one's own in a category that its author may enter, as far as level, limits and lists allow it, or
 * any as a moderator. It keeps the text before, does not move the topic up, and tells those alone whom it newly mentions.
 * A post that a decision has hidden with one edit is shown again by it. Two trips.
 */
export async function editPost(db: Database, input: Input): Promise<ChangeOutcome> {
	const { editor, postId, revision, deal, now } = input;
	const prepared = await preparePost(input);
	const { body, mentions, pictures: named } = prepared;
	const reader = { userId: editor.id, isModerator: editor.isModerator };
	const { posts, readable, usable, shown, ...rows } = await inBatch(db, {
		posts: findPost(db, postId),
		readable: findReadablePost(db, postId, { reader, now }),
		usable: listUsablePictures(db, { ids: named, userId: editor.id, postId }),
		shown: listPicturesOfPost(db, postId),
		...readsOfWriting(db, { userId: editor.id, post: prepared, now }),
	});
	const post = firstRow(posts);
	const mayEdit = post && (post.authorId === editor.id || editor.isModerator);
	if (!post || !mayEdit || readable.length === 0 || post.withdrawnAt) return { ok: false, reason: "notFound" };
	const isOnce = post.mayEditOnce && post.authorId === editor.id;
	if (post.closedAt && !editor.isModerator && !isOnce) return { ok: false, reason: "closed" };
	if (post.revision !== revision) return { ok: false, reason: "changed", body: post.body, revision: post.revision };

	const former = await preparePost({ body: post.body, deal: post.deal });
	const asked = { userId: editor.id, post: prepared, former, deed: "edit", scale: input.rateScale ?? 1, now } as const;
	const permit = input.withoutLimits ? FREE_PERMIT : judgeWriting(db, rows, asked);
	if (!permit.ok) return permit;
	const { counts, prints, heldBy, writerName } = permit;
	const place = { postId, topicId: post.topicId, number: post.number, topic: post };
	const held = heldBy ? holdEditedPost(db, { ...place, authorId: editor.id, heldBy, writerName, text: body, now }) : [];

	const isQuiet = post.authorId === editor.id && now.getTime() - post.createdAt.getTime() < QUIET_EDIT_MS;
	const refused = pictureRefusal(named, usable);
	if (refused) return { ok: false, reason: refused };
	const html = htmlWithPictures(prepared, usable);
	const leftOut = shown.filter(({ id }) => !named.includes(id));
	try {
		await inBatch(db, {
			kept: isQuiet ? undefined : keepRevision(db, { postId, revision }),
			changed: changePost(db, { postId, revision, body, html, deal, editedAt: isQuiet ? null : now, isOnce }),
			only: requireChange(db),
			hidden: hidePictures(db, postId, leftOut),
			shown: showPictures(db, { postId, ids: named }),
			counts,
			printed: insertPrints(db, { postId, authorId: editor.id, prints, now }),
			lost: removeFromPostIndex(db, postId),
			found: indexPost(db, { postId, title: post.number === 1 ? post.title : "", body }),
			told: heldBy || isOnce ? undefined : tellOfEdit(db, { postId, revision: revision + 1, mentions, now }),
			forgotten: deleteMentions(db, postId),
			mentioned: insertMentions(db, { postId, userIds: mentions }),
			shownAgain: isOnce ? showEditedPost(db, { postId, isHeld: heldBy !== null, now }) : undefined,
			held,
			last: findLastShown(db, post.topicId),
			raised: raiseCategoryVersion(db, post.topicId),
		});
	} catch (error) {
		// Another edit came first: of this post, or the last one that its author had left today.
		const again = isConflict(error) ? nextTry(input) : null;
		if (again) return editPost(db, again);
		const [saved] = isConflict(error) ? await findPost(db, postId) : [];
		if (!saved) throw error;
		return { ok: false, reason: "changed", body: saved.body, revision: saved.revision };
	}
	return { ok: true, revision: revision + 1, topicId: post.topicId, number: post.number, isHeld: heldBy !== null };
}
