import { findSilence, isSilenced } from "#app/features/community/moderation/face.server.ts";
import { enqueue } from "#app/features/operations/jobs/face.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, isDuplicate, requireNone } from "#db/conflict.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import type { DealSheet } from "#db/schema/community/forum.ts";
import type { TopicKind } from "#db/schema/community/forum-kinds.ts";
import { listUsablePictures, showPictures } from "../pictures/pictures.repository.server";
import { type PictureRefusal, pictureRefusal } from "../pictures/pictures-of-text";
import { htmlWithPictures } from "../pictures/render-pictures.server";
import type { NewPoll } from "../polls/poll-rules";
import { insertPoll } from "../polls/polls.repository.server";
import { insertMentions, insertPost, sentPostId } from "../posts/posts.repository.server";
import type { Silenced } from "../posts/write-reply.server";
import { markRead } from "../reading/reads.repository.server";
import { indexPost } from "../search/post-index.repository.server";
import { listKnownTags } from "../tags/tags.repository.server";
import { unknownTags } from "../tags/unknown-tags";
import { tellingId } from "../telling/telling-ids";
import { judgeWriting, readsOfWriting, type WritingRefusal } from "../trust/before-writing.server";
import { holdNewPost } from "../trust/hold-post.repository.server";
import { preparePost } from "../trust/prepare-post.server";
import { insertPrints } from "../trust/trust.repository.server";
import { FREE_PERMIT, type WritingRules, withNextAttempt } from "../trust/writing-rules";
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

type Input = WritingRules & {
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
	/** `hiddenAt`: since then it waits hidden for a moderator. */
	| { ok: true; id: number; hiddenAt: Date | null; isNew: boolean }
	| { ok: false; reason: PictureRefusal }
	/** Only moderators add tags. */
	| { ok: false; reason: "unknownTags"; names: string[] }
	/** `closed`: the category does not exist for this author. `moderatorsOnly`: only moderators announce. */
	| { ok: false; reason: "closed" | "moderatorsOnly" | "otherLanguage" }
	| Silenced
	| WritingRefusal;

/**
 * Starts a topic with its first post, as far as level, limits and lists allow it; its author watches it. Two trips.
 */
export async function startTopic(db: Database, input: Input): Promise<StartOutcome> {
	const { author, category, kind, language, deal, clientKey, now } = input;
	if (kind === "announcement" && !author.isModerator) return { ok: false, reason: "moderatorsOnly" };
	const tags = tagsOf(input.tags);
	const reader = { userId: author.id, isModerator: author.isModerator };
	const prepared = await preparePost(input);
	const { title, body, mentions, pictures: named } = prepared;
	const sent = { authorId: author.id, clientKey };
	const { same, categories, known, silences, usable, ...rows } = await inBatch(db, {
		same: findSentTopic(db, sent),
		...readsOfWriting(db, { userId: author.id, post: prepared, now }),
		categories: findOpenCategory(db, category, { reader, now }),
		known: listKnownTags(
			db,
			tags.map(({ slug }) => slug),
		),
		silences: findSilence(db, author.id, "forum", now),
		usable: listUsablePictures(db, { ids: named, userId: author.id }),
	});
	if (same.length > 0) return { ok: true, ...startedOf(same), isNew: false };
	const silence = firstRow(silences);
	if (silence) return { ok: false, reason: "silenced", until: silence.endsAt };
	const found = firstRow(categories);
	if (!found) return { ok: false, reason: "closed" };
	if (found.language && found.language !== language) return { ok: false, reason: "otherLanguage" };

	const names = unknownTags(tags, { known, mayAdd: author.isModerator });
	if (names.length > 0) return { ok: false, reason: "unknownTags", names };
	const asked = { userId: author.id, post: prepared, deed: "topic", scale: input.rateScale ?? 1, now } as const;
	const permit = input.withoutLimits ? FREE_PERMIT : judgeWriting(db, rows, asked);
	if (!permit.ok) return permit;
	const refused = pictureRefusal(named, usable);
	if (refused) return { ok: false, reason: refused };
	const html = htmlWithPictures(prepared, usable);
	const { guards, counts, prints, heldBy, writerName } = permit;
	const isHeld = heldBy !== null;

	const { courseId = null, lessonId = null, resourceId = null } = input;
	const topic = { categoryId: found.id, kind, language, title, courseId, lessonId, resourceId, ...sent, now };
	const topicId = sentTopicId(sent);
	try {
		const { made } = await inBatch(db, {
			guards,
			mayWrite: requireNone(db, isSilenced(db, author.id, "forum", now)),
			topic: insertTopic(db, topic, { isHeld }),
			post: insertPost(db, { topicId, number: 1, body, html, deal, replyTo: null, ...sent, isHeld, now }),
			poll: input.poll ? insertPoll(db, topicId, input.poll) : undefined,
			counted: isHeld ? undefined : countTopics(db, { categoryId: found.id, by: 1 }),
			tags: insertTags(db, tags),
			tagged: tagTopic(db, { topicId, slugs: tags.map(({ slug }) => slug), activeAt: now }),
			pictures: showPictures(db, { postId: sentPostId(sent), ids: named }),
			found: indexPost(db, { postId: sentPostId(sent), title, body }),
			mentioned: insertMentions(db, { postId: sentPostId(sent), userIds: mentions }),
			counts,
			printed: insertPrints(db, { postId: sentPostId(sent), authorId: author.id, prints, now }),
			held: heldBy
				? holdNewPost(db, {
						...sent,
						heldBy,
						writerName,
						topic,
						text: body,
						deal,
						poll: input.poll,
						pictures: named,
						now,
					})
				: [],
			read: markRead(db, { userId: author.id, topicId, number: 1, now }, "watch"),
			told: heldBy
				? undefined
				: enqueue(
						db,
						"forum.tell",
						{ postId: sentPostId(sent), after: 0, only: null },
						{ id: tellingId(sent), dueAt: now },
					),
			made: findSentTopic(db, sent),
		});
		return { ok: true, ...startedOf(made), isNew: true };
	} catch (error) {
		// Something came first: another topic that used up a limit, the same text, or a silence.
		const again = isConflict(error) ? withNextAttempt(input) : null;
		if (again) return startTopic(db, again);
		if (isConflict(error)) return { ok: false, reason: "closed" };
		if (!isDuplicate(error, "forum_topics.author_id")) throw error;
		return { ok: true, ...startedOf(await findSentTopic(db, sent)), isNew: false };
	}
}

type Started = { id: number; hiddenAt: Date | null };

function startedOf([topic]: Started[]): Started {
	if (!topic) throw new Error("The topic that was started is not there");
	return topic;
}
