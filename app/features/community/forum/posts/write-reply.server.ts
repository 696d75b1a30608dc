import { findSilence } from "#app/features/community/moderation/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, isDuplicate, requireChange } from "#db/conflict.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import type { DealSheet } from "#db/schema/community/forum.ts";
import { followByWriting, markRead } from "../reading/reads.repository.server";
import { indexPost } from "../search/post-index.repository.server";
import { findTopic, raiseCategoryVersion } from "../topics/topics.repository.server";
import { judgeWriting, readsOfWriting, type WritingPermit, type WritingRefusal } from "../trust/before-writing.server";
import { holdNewPost } from "../trust/hold-post.repository.server";
import { type PreparedPost, preparePost } from "../trust/prepare-post.server";
import { slowWaitMs } from "../trust/slow-wait";
import { findLatestIn, insertPrints } from "../trust/trust.repository.server";
import { FREE_PERMIT, type WritingRules } from "../trust/writing-rules";
import { moveTagsUp, takeHeldNumber, takeNumber, takenNumber } from "./post-numbers.repository.server";
import { findSentPost, insertMentions, insertPost, sentPostId } from "./posts.repository.server";

type Input = WritingRules & {
	author: { id: number; isModerator: boolean };
	topicId: number;
	body: string;
	deal: DealSheet | null;
	/** The number of the post that it answers. */
	replyTo: number | null;
	/** Made by the browser: the same key writes one post. */
	clientKey: string;
	now: Date;
};
/** A moderator has silenced the author; `until` null is for good. */
export type Silenced = { ok: false; reason: "silenced"; until: Date | null };
type Written = { ok: true; id: number; number: number; topicId: number; isNew: boolean };
export type ReplyOutcome =
	/** `isHeld`: it waits hidden for a moderator. */
	(Written & { isHeld: boolean }) | { ok: false; reason: "notFound" | "closed" } | Silenced | WritingRefusal;

/**
 * Writes a post at the end of a topic, as far as level, limits and lists allow it; its author then watches the topic.
 * Two trips.
 */
export async function writeReply(db: Database, input: Input): Promise<ReplyOutcome> {
	const post = await preparePost(input);
	const first = await decideReply(db, input, post);
	if (first.kind === "answered") return first.outcome;
	try {
		return await insertReply(db, input, { post, ...first });
	} catch (error) {
		if (!isConflict(error) && !isDuplicate(error, "forum_posts.author_id")) throw error;
		// Something came first: the same post, another one that used up a limit, or the end of the topic.
		const again = await decideReply(db, input, post);
		if (again.kind === "answered") return again.outcome;
		if (isConflict(error)) return { ok: false, reason: "closed" };
		throw error;
	}
}

type Permitted = { permit: WritingPermit; topic: { title: string; language: string } };
type Decision = { kind: "answered"; outcome: ReplyOutcome } | ({ kind: "permitted" } & Permitted);

async function decideReply(db: Database, input: Input, post: PreparedPost): Promise<Decision> {
	const { author, topicId, clientKey, rateScale: scale = 1, withoutLimits, now } = input;
	const reader = { userId: author.id, isModerator: author.isModerator };
	const { topic, same, silences, latest, ...rows } = await inBatch(db, {
		topic: findTopic(db, topicId, { reader, now }),
		same: findSentPost(db, { authorId: author.id, clientKey }),
		silences: findSilence(db, author.id, "forum", now),
		latest: findLatestIn(db, { authorId: author.id, topicId }),
		...readsOfWriting(db, { userId: author.id, post, now }),
	});
	const answered = (outcome: ReplyOutcome): Decision => ({ kind: "answered", outcome });
	const [written] = same;
	if (written) {
		const { heldAt, ...found } = written;
		return answered({ ok: true, ...found, isNew: false, isHeld: heldAt !== null });
	}
	const silence = firstRow(silences);
	if (silence) return answered({ ok: false, reason: "silenced", until: silence.endsAt });
	const found = firstRow(topic);
	if (!found || found.withdrawnAt || found.hiddenAt) return answered({ ok: false, reason: "notFound" });
	if (found.closedAt || found.mergedInto) return answered({ ok: false, reason: "closed" });
	if (withoutLimits) return { kind: "permitted", permit: FREE_PERMIT, topic: found };
	const slow = { topicId, waitMs: slowWaitMs(found), latestAt: firstRow(latest)?.latestAt ?? null };
	const permit = judgeWriting(db, rows, { userId: author.id, post, deed: "reply", slow, scale, now });
	return permit.ok ? { kind: "permitted", permit, topic: found } : answered(permit);
}

async function insertReply(
	db: Database,
	{ author, topicId, deal, replyTo, clientKey, now }: Input,
	{ post, permit, topic }: Permitted & { post: PreparedPost },
): Promise<ReplyOutcome> {
	const { body, html, mentions } = post;
	const { guards, counts, prints, heldBy } = permit;
	const sent = { authorId: author.id, clientKey };
	const postId = sentPostId(sent);
	const number = takenNumber(topicId);
	const isHeld = heldBy !== null;
	const { made } = await inBatch(db, {
		guards,
		number: isHeld ? takeHeldNumber(db, topicId) : takeNumber(db, { topicId, authorId: author.id, now }),
		once: requireChange(db),
		inserted: insertPost(db, { topicId, number, body, html, deal, replyTo, ...sent, isHeld, now }),
		counts,
		moved: isHeld ? undefined : moveTagsUp(db, { topicId, now }),
		found: indexPost(db, { postId, title: "", body }),
		mentioned: insertMentions(db, { postId, userIds: mentions }),
		printed: insertPrints(db, { postId, authorId: author.id, prints, now }),
		read: markRead(db, { userId: author.id, topicId, number, now }, "watch"),
		followed: followByWriting(db, { userId: author.id, topicId }),
		raised: raiseCategoryVersion(db, topicId),
		held: heldBy ? holdNewPost(db, { ...sent, heldBy, writerName: permit.writerName, topic, text: body, now }) : [],
		made: findSentPost(db, sent),
	});
	const [written] = made;
	if (!written) throw new Error("The post that was written is not there");
	const { heldAt: _heldAt, ...found } = written;
	return { ok: true, ...found, isNew: true, isHeld };
}
