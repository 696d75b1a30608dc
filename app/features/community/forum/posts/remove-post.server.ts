import { findRemoval, isRemovedByDecision } from "#app/features/community/moderation/face.server.ts";
import { audit } from "#app/features/operations/audit/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange, requireNone } from "#db/conflict.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import type { Write } from "#db/write.ts";
import { indexPost, removeFromPostIndex } from "../search/post-index.repository.server";
import { countTopics, dropAccepted, raiseCategoryVersion, setTopicState } from "../topics/topics.repository.server";
import { countPosts, findLastShown } from "./post-numbers.repository.server";
import { findPost, removePost, restorePost } from "./posts.repository.server";

type By = { id: number; isModerator: boolean; requestId?: string };
type Input = { postId: number; by: By; now: Date };
export type RemoveOutcome =
	| { ok: true; topicId: number; number: number }
	/** `others`: moderators remove posts of others by a decision (`openCase`). */
	| { ok: false; reason: "notFound" | "changed" | "others" };
export type RestoreOutcome =
	| RemoveOutcome
	/** It is removed by a decision that stands. */
	| { ok: false; reason: "decided"; caseId: number };
type FoundPost = Awaited<ReturnType<typeof findPost>>[number];

/**
 * Takes a post of one's own away: its number stays as a trace, and its text is shown to nobody but moderators. The
 * first post takes its topic along. Two trips.
 */
export async function removeOwnPost(db: Database, { postId, by, now }: Input): Promise<RemoveOutcome> {
	const post = firstRow(await findPost(db, postId));
	const remover = post && removerOf(post, by);
	if (!post || !remover || post.withdrawnAt) return { ok: false, reason: "notFound" };
	if (remover === "moderator") return { ok: false, reason: "others" };
	const { topicId, number } = post;
	return settle(db, post, {
		changed: removePost(db, { postId, by: remover, now }),
		counted: post.hiddenAt ? [] : [countPosts(db, { topicId, by: -1 }), removeFromPostIndex(db, postId)],
		topic:
			number === 1
				? [setTopicState(db, topicId, { withdrawnAt: now }), ...countListed(db, post, -1)]
				: [dropAccepted(db, { topicId, number })],
	});
}

/**
 * Brings back what the same side has taken away; a moderator what no decision removes: while one stands, its case is
 * opened again. Two trips.
 */
export async function restoreOwnPost(
	db: Database,
	{ postId, by, now = new Date() }: Omit<Input, "now"> & { now?: Date },
): Promise<RestoreOutcome> {
	const subject = { kind: "post", id: String(postId) };
	const found = await inBatch(db, { posts: findPost(db, postId), removals: findRemoval(db, subject) });
	const [post, removal] = [firstRow(found.posts), firstRow(found.removals)];
	const remover = post && removerOf(post, by);
	if (!post || !remover || post.withdrawnBy !== remover) return { ok: false, reason: "notFound" };
	const isOwn = remover === "author";
	if (removal && !isOwn) return { ok: false, reason: "decided", caseId: removal.caseId };
	const { topicId, number } = post;
	return settle(db, post, {
		guarded: isOwn ? [] : [requireNone(db, isRemovedByDecision(db, subject))],
		changed: restorePost(db, { postId, by: remover }),
		counted: [
			...(post.hiddenAt ? [] : [countPosts(db, { topicId, by: 1 })]),
			// Also while it is hidden: showing it leaves the index alone.
			removeFromPostIndex(db, postId),
			indexPost(db, { postId, title: number === 1 ? post.title : "", body: post.body }),
		],
		topic: number === 1 ? [setTopicState(db, topicId, { withdrawnAt: null }), ...countListed(db, post, 1)] : [],
		audited: isOwn ? [] : [restored(db, { postId, by, now })],
	});
}

/** A hidden topic is not counted in its category. */
function countListed(db: Database, { hiddenAt, categoryId }: FoundPost, by: number): Write[] {
	return hiddenAt ? [] : [countTopics(db, { categoryId, by })];
}

function restored(db: Database, { postId, by, now }: Input): Write {
	const subject = { kind: "forumPost", id: postId } as const;
	return audit(db, { by: by.id, deed: "forum.restorePost", subject, requestId: by.requestId ?? "", now });
}

function removerOf({ authorId, kind }: FoundPost, by: By): "author" | "moderator" | null {
	if (kind !== "post") return null;
	if (authorId === by.id) return "author";
	return by.isModerator ? "moderator" : null;
}

type Writes = { guarded?: Write[]; changed: Write; counted: Write[]; topic: Write[]; audited?: Write[] };

async function settle(db: Database, post: FoundPost, writes: Writes): Promise<RemoveOutcome> {
	const { topicId, number } = post;
	try {
		await inBatch(db, {
			guarded: writes.guarded,
			changed: writes.changed,
			only: requireChange(db),
			counted: writes.counted,
			topic: writes.topic,
			last: findLastShown(db, topicId),
			raised: raiseCategoryVersion(db, topicId),
			audited: writes.audited,
		});
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "changed" };
		throw error;
	}
	return { ok: true, topicId, number };
}
