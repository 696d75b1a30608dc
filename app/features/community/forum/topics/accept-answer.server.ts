import { audit } from "#app/features/operations/audit/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { findPost } from "../posts/posts.repository.server";
import { enqueueForAuthor } from "../telling/tell-people.server";
import { findTopic, raiseCategoryVersion, setAccepted } from "./topics.repository.server";

type Input = { postId: number; by: { id: number; isModerator: boolean; requestId?: string }; isOn: boolean; now: Date };
type Outcome = { ok: true; topicId: number; number: number } | { ok: false; reason: "notFound" | "notYours" };

/** Accepts an answer or takes that back: whoever asked, or a moderator, which is audited. A question has one; another takes its place. */
export async function acceptAnswer(db: Database, { postId, by, isOn, now }: Input): Promise<Outcome> {
	const post = firstRow(await findPost(db, postId));
	if (!post) return { ok: false, reason: "notFound" };
	const { topicId, number } = post;
	const reader = { userId: by.id, isModerator: by.isModerator };
	const topic = firstRow(await findTopic(db, topicId, { reader, now }));
	if (!topic || topic.withdrawnAt) return { ok: false, reason: "notFound" };
	if (topic.authorId !== by.id && !by.isModerator) return { ok: false, reason: "notYours" };
	try {
		await inBatch(db, {
			accepted: setAccepted(db, { topicId, number: isOn ? number : null }),
			only: requireChange(db),
			raised: raiseCategoryVersion(db, topicId),
			audited:
				topic.authorId === by.id
					? undefined
					: audit(db, {
							by: by.id,
							deed: isOn ? "forum.acceptAnswer" : "forum.dropAnswer",
							subject: { kind: "forumPost", id: postId },
							requestId: by.requestId ?? "",
							now,
						}),
			told: isOn ? enqueueForAuthor(db, { postId, actorId: by.id, about: "accepted", now }) : undefined,
		});
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "notFound" };
		throw error;
	}
	return { ok: true, topicId, number };
}
