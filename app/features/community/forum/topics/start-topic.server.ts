import { findSilence } from "#app/features/community/moderation/face.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, isDuplicate } from "#db/conflict.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import type { DealSheet } from "#db/schema/community/forum.ts";
import type { TopicKind } from "#db/schema/community/forum-kinds.ts";
import { insertMentions, insertPost, sentPostId } from "../posts/posts.repository.server";
import type { Silenced } from "../posts/write-reply.server";
import { markRead } from "../reading/reads.repository.server";
import { indexPost } from "../search/post-index.repository.server";
import { judgeWriting, readsOfWriting, type WritingPermit, type WritingRefusal } from "../trust/before-writing.server";
import { holdNewPost } from "../trust/hold-post.repository.server";
import { type PreparedPost, preparePost } from "../trust/prepare-post.server";
import { insertPrints } from "../trust/trust.repository.server";
import { FREE_PERMIT, type WritingRules } from "../trust/writing-rules";
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
	tags: readonly string[];
	courseId?: number | null;
	lessonId?: number | null;
	/** Made by the browser: the same key starts one topic. */
	clientKey: string;
	now: Date;
};
export type StartOutcome =
	/** `isHeld`: it waits hidden for a moderator. */
	| { ok: true; id: number; isNew: boolean; isHeld: boolean }
	/** `closed`: the category does not exist for this author. `moderatorsOnly`: only moderators announce. */
	| { ok: false; reason: "closed" | "moderatorsOnly" | "otherLanguage" }
	| Silenced
	| WritingRefusal;

/**
 * Starts a topic with its first post, as far as level, limits and lists allow it; its author watches it. Two trips.
 */
export async function startTopic(db: Database, input: Input): Promise<StartOutcome> {
	if (input.kind === "announcement" && !input.author.isModerator) return { ok: false, reason: "moderatorsOnly" };
	const post = await preparePost(input);
	const first = await decideTopic(db, input, post);
	if (first.kind === "answered") return first.outcome;
	try {
		return await insertWhole(db, input, { post, ...first });
	} catch (error) {
		if (!isConflict(error) && !isDuplicate(error, "forum_topics.author_id")) throw error;
		// The same topic came first, or another one that used up a limit.
		const again = await decideTopic(db, input, post);
		if (again.kind === "answered") return again.outcome;
		throw error;
	}
}

type Permitted = { permit: WritingPermit; categoryId: number };
type Decision = { kind: "answered"; outcome: StartOutcome } | ({ kind: "permitted" } & Permitted);

async function decideTopic(db: Database, input: Input, post: PreparedPost): Promise<Decision> {
	const { author, category, language, clientKey, rateScale: scale = 1, withoutLimits, now } = input;
	const reader = { userId: author.id, isModerator: author.isModerator };
	const { same, categories, silences, ...rows } = await inBatch(db, {
		same: findSentTopic(db, { authorId: author.id, clientKey }),
		categories: findOpenCategory(db, category, { reader, now }),
		silences: findSilence(db, author.id, "forum", now),
		...readsOfWriting(db, { userId: author.id, post, now }),
	});
	const answered = (outcome: StartOutcome): Decision => ({ kind: "answered", outcome });
	const [started] = same;
	if (started) return answered({ ok: true, id: started.id, isNew: false, isHeld: started.hiddenAt !== null });
	const silence = firstRow(silences);
	if (silence) return answered({ ok: false, reason: "silenced", until: silence.endsAt });
	const found = firstRow(categories);
	if (!found) return answered({ ok: false, reason: "closed" });
	if (found.language && found.language !== language) return answered({ ok: false, reason: "otherLanguage" });
	if (withoutLimits) return { kind: "permitted", permit: FREE_PERMIT, categoryId: found.id };
	const permit = judgeWriting(db, rows, { userId: author.id, post, deed: "topic", scale, now });
	return permit.ok ? { kind: "permitted", permit, categoryId: found.id } : answered(permit);
}

async function insertWhole(
	db: Database,
	{ author, kind, language, deal, clientKey, courseId = null, lessonId = null, tags: typed, now }: Input,
	{ post, permit, categoryId }: Permitted & { post: PreparedPost },
): Promise<StartOutcome> {
	const { title, body, html, mentions } = post;
	const { guards, counts, prints, heldBy, writerName } = permit;
	const sent = { authorId: author.id, clientKey };
	const [topicId, postId] = [sentTopicId(sent), sentPostId(sent)];
	const isHeld = heldBy !== null;
	const topic = { categoryId, kind, language, title, courseId, lessonId, ...sent, isHeld, now };
	const tags = tagsOf(typed);
	const { made } = await inBatch(db, {
		guards,
		topic: insertTopic(db, topic),
		post: insertPost(db, { topicId, number: 1, body, html, deal, replyTo: null, ...sent, isHeld, now }),
		counts,
		counted: isHeld ? undefined : countTopics(db, { categoryId, by: 1 }),
		tags: insertTags(db, tags),
		tagged: tagTopic(db, { topicId, slugs: tags.map(({ slug }) => slug), activeAt: now }),
		found: indexPost(db, { postId, title, body }),
		mentioned: insertMentions(db, { postId, userIds: mentions }),
		printed: insertPrints(db, { postId, authorId: author.id, prints, now }),
		read: markRead(db, { userId: author.id, topicId, number: 1, now }, "watch"),
		held: heldBy ? holdNewPost(db, { ...sent, heldBy, writerName, topic, text: body, now }) : [],
		made: findSentTopic(db, sent),
	});
	const [started] = made;
	if (!started) throw new Error("The topic that was started is not there");
	return { ok: true, id: started.id, isNew: true, isHeld };
}
