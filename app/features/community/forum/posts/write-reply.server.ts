import { findSilence, isSilenced } from "#app/features/community/moderation/face.server.ts";
import { enqueue } from "#app/features/operations/jobs/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, isDuplicate, requireChange, requireNone } from "#db/conflict.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import type { DealSheet } from "#db/schema/community/forum.ts";
import { listUsablePictures, showPictures } from "../pictures/pictures.repository.server";
import { type PictureRefusal, pictureRefusal } from "../pictures/pictures-of-text";
import { htmlWithPictures } from "../pictures/render-pictures.server";
import { followByWriting, markRead } from "../reading/reads.repository.server";
import { indexPost } from "../search/post-index.repository.server";
import { tellingId } from "../telling/telling-ids";
import { isTopicClosedToReaders } from "../topics/topic-state";
import { findTopic, raiseCategoryVersion } from "../topics/topics.repository.server";
import { judgeWriting, readsOfWriting, type WritingRefusal } from "../trust/before-writing.server";
import { holdNewPost } from "../trust/hold-post.repository.server";
import { preparePost } from "../trust/prepare-post.server";
import { slowWaitMs } from "../trust/slow/slow-wait";
import { findLatestIn, insertPrints } from "../trust/trust.repository.server";
import { FREE_PERMIT, type WritingRules, withNextAttempt } from "../trust/writing-rules";
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
export type ReplyOutcome =
	/** `heldAt`: since then it waits hidden for a moderator. */
	| { ok: true; id: number; number: number; topicId: number; heldAt: Date | null; isNew: boolean }
	| { ok: false; reason: "notFound" }
	| { ok: false; reason: "closed" }
	/** Answers have a deal sheet of their own in deal reviews alone. */
	| { ok: false; reason: "noSheet" }
	| { ok: false; reason: PictureRefusal }
	| Silenced
	| WritingRefusal;

/**
 * Writes a post at the end of a topic, as far as level, limits and lists allow it; its author then watches the topic.
 * Two trips.
 */
export async function writeReply(db: Database, input: Input): Promise<ReplyOutcome> {
	const { author, topicId, deal, replyTo, clientKey, now } = input;
	const prepared = await preparePost(input);
	const { body, mentions, pictures: named } = prepared;
	const sent = { authorId: author.id, clientKey };
	const reader = { userId: author.id, isModerator: author.isModerator };
	const { topic, same, silences, latest, usable, ...rows } = await inBatch(db, {
		topic: findTopic(db, topicId, { reader, now }),
		same: findSentPost(db, sent),
		silences: findSilence(db, author.id, "forum", now),
		latest: findLatestIn(db, { authorId: author.id, topicId }),
		usable: listUsablePictures(db, { ids: named, userId: author.id }),
		...readsOfWriting(db, { userId: author.id, post: prepared, now }),
	});
	const [written] = same;
	if (written) return { ok: true, ...written, isNew: false };
	const silence = firstRow(silences);
	if (silence) return { ok: false, reason: "silenced", until: silence.endsAt };
	const found = firstRow(topic);
	if (!found || isTopicClosedToReaders(found)) return { ok: false, reason: "notFound" };
	if (found.closedAt || found.mergedInto) return { ok: false, reason: "closed" };
	if (deal && found.kind !== "dealReview") return { ok: false, reason: "noSheet" };

	const slow = { topicId, waitMs: slowWaitMs(found), latestAt: firstRow(latest)?.latestAt ?? null };
	const asked = { userId: author.id, post: prepared, deed: "reply", slow, scale: input.rateScale ?? 1, now } as const;
	const permit = input.withoutLimits ? FREE_PERMIT : judgeWriting(db, rows, asked);
	if (!permit.ok) return permit;
	const refused = pictureRefusal(named, usable);
	if (refused) return { ok: false, reason: refused };
	const html = htmlWithPictures(prepared, usable);
	const { guards, counts, prints, heldBy, writerName } = permit;
	const held = heldBy
		? holdNewPost(db, { ...sent, heldBy, writerName, topic: found, text: body, deal, pictures: named, now })
		: [];

	const number = takenNumber(topicId);
	try {
		const { post } = await inBatch(db, {
			guards,
			mayWrite: requireNone(db, isSilenced(db, author.id, "forum", now)),
			number: heldBy ? takeHeldNumber(db, topicId) : takeNumber(db, { topicId, authorId: author.id, now }),
			once: requireChange(db),
			inserted: insertPost(db, { topicId, number, body, html, deal, replyTo, ...sent, isHeld: heldBy !== null, now }),
			pictures: showPictures(db, { postId: sentPostId(sent), ids: named }),
			moved: heldBy ? undefined : moveTagsUp(db, { topicId, now }),
			found: indexPost(db, { postId: sentPostId(sent), title: "", body }),
			mentioned: insertMentions(db, { postId: sentPostId(sent), userIds: mentions }),
			counts,
			printed: insertPrints(db, { postId: sentPostId(sent), authorId: author.id, prints, now }),
			held,
			read: markRead(db, { userId: author.id, topicId, number, now }, "watch"),
			followed: followByWriting(db, { userId: author.id, topicId }),
			raised: raiseCategoryVersion(db, topicId),
			told: heldBy
				? undefined
				: enqueue(
						db,
						"forum.tell",
						{ postId: sentPostId(sent), after: 0, only: null },
						{ id: tellingId(sent), dueAt: now },
					),
			post: findSentPost(db, sent),
		});
		const [made] = post;
		if (!made) throw new Error("The post that was written is not there");
		return { ok: true, ...made, isNew: true };
	} catch (error) {
		// Something came first: the same post, another one that used up a limit, a silence, or the end of the topic.
		const again = isConflict(error) ? withNextAttempt(input) : null;
		if (again) return writeReply(db, again);
		if (isConflict(error)) return { ok: false, reason: "closed" };
		if (!isDuplicate(error, "forum_posts.author_id")) throw error;
		const [first] = await findSentPost(db, sent);
		if (!first) throw error;
		return { ok: true, ...first, isNew: false };
	}
}
