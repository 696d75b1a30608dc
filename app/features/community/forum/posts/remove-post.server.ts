import { audit } from "#app/features/operations/audit/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
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
	| { ok: false; reason: "notFound" | "changed" };
type FoundPost = Awaited<ReturnType<typeof findPost>>[number];

/**
 * Takes a post away: its number stays as a trace, and its text is shown to nobody but moderators. The first post takes
 * its topic along. Authors remove their own, moderators all. Two trips.
 */
export async function removeOwnPost(db: Database, { postId, by, now }: Input): Promise<RemoveOutcome> {
	const post = firstRow(await findPost(db, postId));
	const remover = post && removerOf(post, by);
	if (!post || !remover || post.withdrawnAt) return { ok: false, reason: "notFound" };
	return settle(db, post, {
		changed: removePost(db, { postId, by: remover, now }),
		indexed: [removeFromPostIndex(db, postId)],
		audited: remover === "moderator" ? [moderated(db, "forum.removePost", { postId, by, now })] : [],
	});
}

/** Brings back what the same side has taken away. */
export async function restoreOwnPost(
	db: Database,
	{ postId, by, now = new Date() }: Omit<Input, "now"> & { now?: Date },
): Promise<RemoveOutcome> {
	const post = firstRow(await findPost(db, postId));
	const remover = post && removerOf(post, by);
	if (!post || !remover || post.withdrawnBy !== remover) return { ok: false, reason: "notFound" };
	return settle(db, post, {
		changed: restorePost(db, { postId, by: remover }),
		// The search leaves out what is hidden by itself.
		indexed: [
			removeFromPostIndex(db, postId),
			indexPost(db, { postId, title: post.number === 1 ? post.title : "", body: post.body }),
		],
		audited: remover === "moderator" ? [moderated(db, "forum.restorePost", { postId, by, now })] : [],
	});
}

function moderated(db: Database, deed: "forum.removePost" | "forum.restorePost", { postId, by, now }: Input): Write {
	return audit(db, { by: by.id, deed, subject: { kind: "forumPost", id: postId }, requestId: by.requestId ?? "", now });
}

function removerOf({ authorId, kind }: FoundPost, by: By): "author" | "moderator" | null {
	if (kind !== "post") return null;
	if (authorId === by.id) return "author";
	return by.isModerator ? "moderator" : null;
}

type Writes = { changed: Write; indexed: Write[]; audited: Write[] };

/** Counts anew where the post stands by then, since a moderator may hide or move it meanwhile. */
async function settle(db: Database, { id, topicId, number }: FoundPost, writes: Writes): Promise<RemoveOutcome> {
	const itsTopic = topicOfPost(id);
	try {
		await inBatch(db, {
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
