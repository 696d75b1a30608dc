import { enqueue } from "#app/features/operations/jobs/face.server.ts";
import { MINUTE_MS } from "#app/shared/durations.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import type { DealSheet } from "#db/schema/community/forum.ts";
import { renderPost } from "../markdown/render-post.server";
import { indexPost, removeFromPostIndex } from "../search/post-index.repository.server";
import { editTellingId, MOST_MENTIONED } from "../telling/tell-people.server";
import { listMentionedIds } from "../telling/told-posts.repository.server";
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
	/** Another edit was saved first; `body` is its text. */
	| { ok: false; reason: "changed"; body: string; revision: number };

/** Changes a post of one's own, or as a moderator. It keeps the text before, does not move the topic up, and tells those alone whom it newly mentions. Two trips. */
export async function editPost(db: Database, input: Input): Promise<ChangeOutcome> {
	const { editor, postId, revision, body, deal, now } = input;
	const { posts, mentioned } = await inBatch(db, {
		posts: findPost(db, postId),
		mentioned: listMentionedIds(db, postId),
	});
	const post = firstRow(posts);
	const mayEdit = post && (post.authorId === editor.id || editor.isModerator);
	if (!post || !mayEdit || post.kind !== "post" || post.withdrawnAt) return { ok: false, reason: "notFound" };
	if (post.closedAt && !editor.isModerator) return { ok: false, reason: "closed" };
	if (post.revision !== revision) return { ok: false, reason: "changed", body: post.body, revision: post.revision };

	const isQuiet = post.authorId === editor.id && now.getTime() - post.createdAt.getTime() < QUIET_EDIT_MS;
	const { html, mentions } = renderPost(body);
	const added = mentions.filter((userId) => !mentioned.some(({ id }) => id === userId)).slice(0, MOST_MENTIONED);
	const telling = { id: editTellingId(postId, revision + 1), dueAt: now };
	try {
		await inBatch(db, {
			kept: isQuiet ? undefined : keepRevision(db, { postId, revision }),
			changed: changePost(db, { postId, revision, body, html, deal, editedAt: isQuiet ? null : now }),
			only: requireChange(db),
			lost: removeFromPostIndex(db, postId),
			found: indexPost(db, { postId, title: post.number === 1 ? post.title : "", body }),
			forgotten: deleteMentions(db, postId),
			mentioned: insertMentions(db, { postId, userIds: mentions }),
			last: findLastShown(db, post.topicId),
			raised: raiseCategoryVersion(db, post.topicId),
			told: added.length > 0 ? enqueue(db, "forum.tell", { postId, after: 0, only: added }, telling) : undefined,
		});
	} catch (error) {
		const [saved] = isConflict(error) ? await findPost(db, postId) : [];
		if (!saved) throw error;
		return { ok: false, reason: "changed", body: saved.body, revision: saved.revision };
	}
	return { ok: true, revision: revision + 1, topicId: post.topicId, number: post.number };
}
