import { findStandingDecision, hasStandingDecision } from "#app/features/community/moderation/face.server.ts";
import { audit } from "#app/features/operations/audit/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange, requireNone } from "#db/conflict.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import type { Write } from "#db/write.ts";
import { indexPost, removeFromPostIndex } from "../search/post-index.repository.server";
import { raiseCategoryVersion, recountCategoryOfFirst } from "../topics/topics.repository.server";
import { recountTopic, topicOfPost } from "./post-numbers.repository.server";
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
	return settle(db, post, {
		changed: removePost(db, { postId, by: remover, now }),
		indexed: [removeFromPostIndex(db, postId)],
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
	const removal = { subject: { kind: "post", id: String(postId) }, outcome: "removed" } as const;
	const found = await inBatch(db, { posts: findPost(db, postId), removals: findStandingDecision(db, removal) });
	const [post, decided] = [firstRow(found.posts), firstRow(found.removals)];
	const remover = post && removerOf(post, by);
	if (!post || !remover || post.withdrawnBy !== remover) return { ok: false, reason: "notFound" };
	const isOwn = remover === "author";
	if (decided && !isOwn) return { ok: false, reason: "decided", caseId: decided.caseId };
	return settle(db, post, {
		guarded: isOwn ? [] : [requireNone(db, hasStandingDecision(db, removal))],
		changed: restorePost(db, { postId, by: remover }),
		// The search leaves out what is hidden by itself.
		indexed: [
			removeFromPostIndex(db, postId),
			indexPost(db, { postId, title: post.number === 1 ? post.title : "", body: post.body }),
		],
		audited: isOwn ? [] : [restored(db, { postId, by, now })],
	});
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

type Writes = { guarded?: Write[]; changed: Write; indexed: Write[]; audited?: Write[] };

/** Counts anew where the post stands by then, since a moderator may hide or move it meanwhile. */
async function settle(db: Database, { id, topicId, number }: FoundPost, writes: Writes): Promise<RemoveOutcome> {
	const itsTopic = topicOfPost(id);
	try {
		await inBatch(db, {
			guarded: writes.guarded,
			changed: writes.changed,
			only: requireChange(db),
			indexed: writes.indexed,
			counted: recountTopic(db, itsTopic),
			category: recountCategoryOfFirst(db, id),
			raised: raiseCategoryVersion(db, itsTopic),
			audited: writes.audited,
		});
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "changed" };
		throw error;
	}
	return { ok: true, topicId, number };
}
