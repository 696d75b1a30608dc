import { MINUTE_MS } from "#app/shared/durations.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import type { DealSheet } from "#db/schema/community/forum.ts";
import { indexPost, removeFromPostIndex } from "../search/post-index.repository.server";
import { raiseCategoryVersion } from "../topics/topics.repository.server";
import { judgeWriting, readsOfWriting, type WritingPermit, type WritingRefusal } from "../trust/before-writing.server";
import { holdEditedPost } from "../trust/hold-post.repository.server";
import { type PreparedPost, preparePost } from "../trust/prepare-post.server";
import { insertPrints } from "../trust/trust.repository.server";
import { FREE_PERMIT, type WritingRules } from "../trust/writing-rules";
import { findLastShown } from "./post-numbers.repository.server";
import { changePost, deleteMentions, findPost, insertMentions, keepRevision } from "./posts.repository.server";

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
	/** Another edit was saved first; `body` is its text. */
	| { ok: false; reason: "changed"; body: string; revision: number }
	| WritingRefusal;

/**
 * Changes a post of one's own, as far as level, limits and lists allow it, or any as a moderator. It keeps the text
 * before, and does not move the topic up. Two trips.
 */
export async function editPost(db: Database, input: Input): Promise<ChangeOutcome> {
	const typed = await preparePost(input);
	const first = await decideEdit(db, input, typed);
	if (first.kind === "answered") return first.outcome;
	try {
		return await saveEdit(db, input, first);
	} catch (error) {
		if (!isConflict(error)) throw error;
		// Another edit came first, of this post or of the last one that somebody may change today.
		const again = await decideEdit(db, input, typed);
		if (again.kind === "answered") return again.outcome;
		throw error;
	}
}

type Post = Awaited<ReturnType<typeof findPost>>[number];
type Permitted = { permit: WritingPermit; post: Post; text: PreparedPost };
type Decision = { kind: "answered"; outcome: ChangeOutcome } | ({ kind: "permitted" } & Permitted);

async function decideEdit(db: Database, input: Input, text: PreparedPost): Promise<Decision> {
	const { editor, postId, revision, rateScale: scale = 1, withoutLimits, now } = input;
	const { posts, ...rows } = await inBatch(db, {
		posts: findPost(db, postId),
		...readsOfWriting(db, { userId: editor.id, post: text, now }),
	});
	const answered = (outcome: ChangeOutcome): Decision => ({ kind: "answered", outcome });
	const post = firstRow(posts);
	const mayEdit = post && (post.authorId === editor.id || editor.isModerator);
	if (!post || !mayEdit || post.kind !== "post" || post.withdrawnAt) return answered({ ok: false, reason: "notFound" });
	if (post.closedAt && !editor.isModerator) return answered({ ok: false, reason: "closed" });
	if (post.revision !== revision) {
		return answered({ ok: false, reason: "changed", body: post.body, revision: post.revision });
	}
	if (withoutLimits) return { kind: "permitted", permit: FREE_PERMIT, post, text };
	const former = await preparePost({ body: post.body });
	const permit = judgeWriting(db, rows, { userId: editor.id, post: text, former, deed: "edit", scale, now });
	return permit.ok ? { kind: "permitted", permit, post, text } : answered(permit);
}

async function saveEdit(
	db: Database,
	{ editor, postId, revision, deal, now }: Input,
	{ permit, post, text }: Permitted,
): Promise<ChangeOutcome> {
	const { topicId, number, title, language } = post;
	const { body, html, mentions } = text;
	const { counts, prints, heldBy, writerName } = permit;
	const isQuiet = post.authorId === editor.id && now.getTime() - post.createdAt.getTime() < QUIET_EDIT_MS;
	const held = {
		postId,
		topicId,
		number,
		authorId: editor.id,
		writerName,
		topic: { title, language },
		text: body,
		now,
	};
	await inBatch(db, {
		kept: isQuiet ? undefined : keepRevision(db, { postId, revision }),
		changed: changePost(db, { postId, revision, body, html, deal, editedAt: isQuiet ? null : now }),
		only: requireChange(db),
		counts,
		lost: removeFromPostIndex(db, postId),
		found: indexPost(db, { postId, title: number === 1 ? title : "", body }),
		forgotten: deleteMentions(db, postId),
		mentioned: insertMentions(db, { postId, userIds: mentions }),
		printed: insertPrints(db, { postId, authorId: editor.id, prints, now }),
		last: findLastShown(db, topicId),
		raised: raiseCategoryVersion(db, topicId),
		held: heldBy ? holdEditedPost(db, { ...held, heldBy }) : [],
	});
	return { ok: true, revision: revision + 1, topicId, number, isHeld: heldBy !== null };
}
