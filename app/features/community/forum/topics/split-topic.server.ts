import { audit } from "#app/features/operations/audit/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict } from "#db/conflict.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { takeNoteNumber } from "../posts/post-numbers.repository.server";
import { insertNote, linkedNote } from "../posts/posts.repository.server";
import { MOST_MOVED } from "./most-moved";
import { copyReads, listMovable, movePosts, participantsOf, settleTopic } from "./move-posts.repository.server";
import { placesOf } from "./places-of-moved";
import {
	countTopics,
	findSentTopic,
	findTopic,
	insertMovedTopic,
	raiseCategoryVersion,
	sentTopicId,
	setTopicState,
} from "./topics.repository.server";

type By = { id: number; requestId: string };
type SplitInput = { topicId: number; numbers: readonly number[]; title: string; clientKey: string; by: By; now: Date };
type MergeInput = { topicId: number; into: number; by: By; now: Date };
type Refusal = { ok: false; reason: "notFound" | "first" | "tooMany" | "changed" | "same" };
export type MoveOutcome = { ok: true; topicId: number } | Refusal;

/**
 * Makes a topic of its own of some posts, in the same category. A line with a link stays behind; old addresses lead on.
 * The first post stays. Two trips.
 */
export async function splitTopic(db: Database, input: SplitInput): Promise<MoveOutcome> {
	const { topicId, numbers, title, clientKey, by, now } = input;
	if (numbers.includes(1)) return { ok: false, reason: "first" };
	if (numbers.length > MOST_MOVED) return { ok: false, reason: "tooMany" };
	const reader = { userId: by.id, isModerator: true };
	const found = await inBatch(db, {
		topics: findTopic(db, topicId, { reader, now }),
		posts: listMovable(db, topicId, { numbers }),
	});
	const topic = firstRow(found.topics);
	const [first] = found.posts;
	if (!topic || topic.withdrawnAt || !first || found.posts.length < numbers.length)
		return { ok: false, reason: "notFound" };

	const posts = placesOf(found.posts);
	const sent = { authorId: by.id, clientKey };
	const to = sentTopicId(sent);
	const { categoryId, language, courseId, lessonId, resourceId } = topic;
	const note = linkedNote({ deed: "split", topicId: to, count: posts.length });
	try {
		const { made } = await inBatch(db, {
			topic: insertMovedTopic(db, {
				categoryId,
				kind: "discussion",
				language,
				title,
				courseId,
				lessonId,
				resourceId,
				...sent,
				now,
			}),
			reads: copyReads(db, { from: topicId, to, posts }),
			moved: movePosts(db, { from: topicId, to, posts, participants: 0 }),
			settled: [...settleTopic(db, to), ...settleTopic(db, topicId)],
			number: takeNoteNumber(db, topicId),
			note: insertNote(db, { topicId, by: by.id, note, now }),
			counted: countTopics(db, { categoryId, by: 1 }),
			audited: audit(db, {
				by: by.id,
				deed: "forum.split",
				subject: { kind: "forumTopic", id: topicId },
				after: { numbers, title },
				requestId: by.requestId,
				now,
			}),
			made: findSentTopic(db, sent),
		});
		const [started] = made;
		if (!started) throw new Error("The topic that was split off is not there");
		return { ok: true, topicId: started.id };
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "changed" };
		throw error;
	}
}

/** Puts all posts of a topic behind those of another, which then stands for both. Two trips. */
export async function mergeTopics(db: Database, { topicId, into, by, now }: MergeInput): Promise<MoveOutcome> {
	if (topicId === into) return { ok: false, reason: "same" };
	const reader = { userId: by.id, isModerator: true };
	const found = await inBatch(db, {
		topics: findTopic(db, topicId, { reader, now }),
		targets: findTopic(db, into, { reader, now }),
		posts: listMovable(db, topicId, { numbers: null }),
		participants: participantsOf(db, into),
	});
	const [topic, target] = [firstRow(found.topics), firstRow(found.targets)];
	const isThere =
		topic && target && !topic.withdrawnAt && !target.withdrawnAt && !topic.mergedInto && !target.mergedInto;
	if (!isThere) return { ok: false, reason: "notFound" };
	if (found.posts.length > MOST_MOVED) return { ok: false, reason: "tooMany" };

	const posts = placesOf(found.posts);
	const participants = found.participants[0]?.participants ?? 0;
	try {
		await inBatch(db, {
			moved: movePosts(db, { from: topicId, to: into, posts, participants }),
			settled: [...settleTopic(db, into), ...settleTopic(db, topicId)],
			ended: setTopicState(db, topicId, { mergedInto: into, pinnedAt: null }),
			number: takeNoteNumber(db, into),
			note: insertNote(db, { topicId: into, by: by.id, note: { deed: "merged", topicId, count: posts.length }, now }),
			// One that is hidden is not counted.
			counted: topic.hiddenAt ? undefined : countTopics(db, { categoryId: topic.categoryId, by: -1 }),
			raised: raiseCategoryVersion(db, into),
			audited: audit(db, {
				by: by.id,
				deed: "forum.merge",
				subject: { kind: "forumTopic", id: topicId },
				after: { into, posts: posts.length },
				requestId: by.requestId,
				now,
			}),
		});
		return { ok: true, topicId: into };
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "changed" };
		throw error;
	}
}
