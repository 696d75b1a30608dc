import { findSilence } from "#app/features/community/moderation/face.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { isDuplicate } from "#db/conflict.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import type { DealSheet } from "#db/schema/community/forum.ts";
import type { TopicKind } from "#db/schema/community/forum-kinds.ts";
import { renderPost } from "../markdown/render-post.server";
import { listUsablePictures, showPictures } from "../pictures/pictures.repository.server";
import { type PictureRefusal, pictureRefusal, sizesOf } from "../pictures/pictures-of-text";
import type { NewPoll } from "../polls/poll-rules";
import { insertPoll } from "../polls/polls.repository.server";
import { insertMentions, insertPost, sentPostId } from "../posts/posts.repository.server";
import type { Silenced } from "../posts/write-reply.server";
import { markRead } from "../reading/reads.repository.server";
import { indexPost } from "../search/post-index.repository.server";
import { listKnownTags } from "../tags/tags.repository.server";
import { unknownTags } from "../tags/unknown-tags";
import { tagsOf } from "./tags";
import {
	countTopics,
	findOpenCategory,
	findSentTopic,
	insertTags,
	insertTopic,
	sentTopicId,
	tagTopic,
} from "./topics.repository.server";

type Input = {
	author: { id: number; isModerator: boolean };
	/** The key of a category. */
	category: string;
	kind: TopicKind;
	language: Language;
	title: string;
	body: string;
	deal: DealSheet | null;
	poll?: NewPoll | null;
	tags: readonly string[];
	courseId?: number | null;
	lessonId?: number | null;
	resourceId?: number | null;
	/** Made by the browser: the same key starts one topic. */
	clientKey: string;
	now: Date;
};
export type StartOutcome =
	| { ok: true; id: number; isNew: boolean }
	| { ok: false; reason: PictureRefusal }
	/** Only moderators add tags. */
	| { ok: false; reason: "unknownTags"; names: string[] }
	/** `closed`: the category does not exist for this author. `moderatorsOnly`: only moderators announce. */
	| { ok: false; reason: "closed" | "moderatorsOnly" | "otherLanguage" }
	| Silenced;

/** Starts a topic with its first post; its author watches it. Two trips. */
export async function startTopic(db: Database, input: Input): Promise<StartOutcome> {
	const { author, category, kind, language, title, body, deal, clientKey, now } = input;
	if (kind === "announcement" && !author.isModerator) return { ok: false, reason: "moderatorsOnly" };
	const tags = tagsOf(input.tags);
	const reader = { userId: author.id, isModerator: author.isModerator };
	const named = renderPost(body).pictures;
	const { categories, known, silences, usable } = await inBatch(db, {
		categories: findOpenCategory(db, category, { reader, now }),
		known: listKnownTags(
			db,
			tags.map(({ slug }) => slug),
		),
		silences: findSilence(db, author.id, "forum", now),
		usable: listUsablePictures(db, { ids: named, userId: author.id }),
	});
	const silence = firstRow(silences);
	if (silence) return { ok: false, reason: "silenced", until: silence.endsAt };
	const found = firstRow(categories);
	if (!found) return { ok: false, reason: "closed" };
	if (found.language && found.language !== language) return { ok: false, reason: "otherLanguage" };

	const refused = pictureRefusal(named, usable);
	if (refused) return { ok: false, reason: refused };
	const names = unknownTags(tags, { known, mayAdd: author.isModerator });
	if (names.length > 0) return { ok: false, reason: "unknownTags", names };

	const sent = { authorId: author.id, clientKey };
	const { courseId = null, lessonId = null, resourceId = null } = input;
	const topic = { categoryId: found.id, kind, language, title, courseId, lessonId, resourceId, ...sent, now };
	const topicId = sentTopicId(sent);
	const { html, mentions } = renderPost(body, sizesOf(usable));
	try {
		const { made } = await inBatch(db, {
			topic: insertTopic(db, topic),
			post: insertPost(db, { topicId, number: 1, body, html, deal, replyTo: null, ...sent, now }),
			poll: input.poll ? insertPoll(db, topicId, input.poll) : undefined,
			counted: countTopics(db, { categoryId: found.id, by: 1 }),
			tags: insertTags(db, tags),
			tagged: tagTopic(db, { topicId, slugs: tags.map(({ slug }) => slug), activeAt: now }),
			pictures: showPictures(db, { postId: sentPostId(sent), ids: named }),
			found: indexPost(db, { postId: sentPostId(sent), title, body }),
			mentioned: insertMentions(db, { postId: sentPostId(sent), userIds: mentions }),
			read: markRead(db, { userId: author.id, topicId, number: 1, now }, "watch"),
			made: findSentTopic(db, sent),
		});
		return { ok: true, ...startedOf(made), isNew: true };
	} catch (error) {
		if (!isDuplicate(error, "forum_topics.author_id")) throw error;
		return { ok: true, ...startedOf(await findSentTopic(db, sent)), isNew: false };
	}
}

function startedOf([topic]: { id: number }[]): { id: number } {
	if (!topic) throw new Error("The topic that was started is not there");
	return topic;
}
