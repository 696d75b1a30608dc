import { findSilence } from "#app/features/community/moderation/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, isDuplicate, requireChange } from "#db/conflict.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import type { DealSheet } from "#db/schema/community/forum.ts";
import { renderPost } from "../markdown/render-post.server";
import { listUsablePictures, showPictures } from "../pictures/pictures.repository.server";
import { type PictureRefusal, pictureRefusal, sizesOf } from "../pictures/pictures-of-text";
import { followByWriting, markRead } from "../reading/reads.repository.server";
import { indexPost } from "../search/post-index.repository.server";
import { findTopic, raiseCategoryVersion } from "../topics/topics.repository.server";
import { moveTagsUp, takeNumber, takenNumber } from "./post-numbers.repository.server";
import { findSentPost, insertMentions, insertPost, sentPostId } from "./posts.repository.server";

type Input = {
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
	| { ok: true; id: number; number: number; topicId: number; isNew: boolean }
	| { ok: false; reason: "notFound" | "closed" }
	| { ok: false; reason: PictureRefusal }
	| Silenced;

/** Writes a post at the end of a topic; its author then watches the topic. Two trips. */
export async function writeReply(db: Database, input: Input): Promise<ReplyOutcome> {
	const { author, topicId, body, deal, replyTo, clientKey, now } = input;
	const sent = { authorId: author.id, clientKey };
	const reader = { userId: author.id, isModerator: author.isModerator };
	const named = renderPost(body).pictures;
	const { topic, same, silences, usable } = await inBatch(db, {
		topic: findTopic(db, topicId, { reader, now }),
		same: findSentPost(db, sent),
		silences: findSilence(db, author.id, "forum", now),
		usable: listUsablePictures(db, { ids: named, userId: author.id }),
	});
	const [written] = same;
	if (written) return { ok: true, ...written, isNew: false };
	const silence = firstRow(silences);
	if (silence) return { ok: false, reason: "silenced", until: silence.endsAt };
	const found = firstRow(topic);
	if (!found || found.withdrawnAt || found.hiddenAt) return { ok: false, reason: "notFound" };
	if (found.closedAt || found.mergedInto) return { ok: false, reason: "closed" };

	const refused = pictureRefusal(named, usable);
	if (refused) return { ok: false, reason: refused };

	const { html, mentions } = renderPost(body, sizesOf(usable));
	const number = takenNumber(topicId);
	try {
		const { post } = await inBatch(db, {
			number: takeNumber(db, { topicId, authorId: author.id, now }),
			once: requireChange(db),
			inserted: insertPost(db, { topicId, number, body, html, deal, replyTo, ...sent, now }),
			pictures: showPictures(db, { postId: sentPostId(sent), ids: named }),
			moved: moveTagsUp(db, { topicId, now }),
			found: indexPost(db, { postId: sentPostId(sent), title: "", body }),
			mentioned: insertMentions(db, { postId: sentPostId(sent), userIds: mentions }),
			read: markRead(db, { userId: author.id, topicId, number, now }, "watch"),
			followed: followByWriting(db, { userId: author.id, topicId }),
			raised: raiseCategoryVersion(db, topicId),
			post: findSentPost(db, sent),
		});
		const [made] = post;
		if (!made) throw new Error("The post that was written is not there");
		return { ok: true, ...made, isNew: true };
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "closed" };
		if (!isDuplicate(error, "forum_posts.author_id")) throw error;
		const [first] = await findSentPost(db, sent);
		if (!first) throw error;
		return { ok: true, ...first, isNew: false };
	}
}
