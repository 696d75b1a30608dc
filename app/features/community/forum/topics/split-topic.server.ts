import { audit } from "#app/features/operations/audit/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import type { Write } from "#db/write.ts";
import { recountMoved, takeNoteNumber } from "../posts/post-numbers.repository.server";
import { authorOfPost, insertNote, linkedNote } from "../posts/posts.repository.server";
import { indexPost, removeFromPostIndex } from "../search/post-index.repository.server";
import { deleteLostNotifications } from "../telling/lost-notifications.repository.server";
import { MOST_MOVED } from "./most-moved";
import {
	carryAccepted,
	carryReads,
	findSplitTopic,
	listMovable,
	movePosts,
	participantsOf,
} from "./move-posts.repository.server";
import { placesOf } from "./places-of-moved";
import { readAgain } from "./read-again.server";
import {
	findTopic,
	findTopicByKey,
	insertMovedTopic,
	recountCategory,
	requireSame,
	setTopicState,
	topicByKey,
} from "./topics.repository.server";

type By = { id: number; requestId: string };
type SplitInput = { topicId: number; numbers: readonly number[]; title: string; clientKey: string; by: By; now: Date };
type MergeInput = { topicId: number; into: number; by: By; now: Date };
type Refusal = { ok: false; reason: "notFound" | "first" | "tooMany" | "changed" | "same" };
export type MoveOutcome = { ok: true; topicId: number } | Refusal;

const CHANGED: Refusal = { ok: false, reason: "changed" };

/**
 * Makes a topic of its own of some posts, in the same category; its author is who wrote the first of them. A line with a
 * link stays behind; old addresses lead on. The first post stays. The same key makes one topic. Two trips.
 */
export async function splitTopic(db: Database, input: SplitInput): Promise<MoveOutcome> {
	if (input.numbers.includes(1)) return { ok: false, reason: "first" };
	if (input.numbers.length > MOST_MOVED) return { ok: false, reason: "tooMany" };
	return (await readAgain(() => trySplit(db, input))) ?? CHANGED;
}

async function trySplit(db: Database, input: SplitInput): Promise<MoveOutcome> {
	const { topicId, numbers, title, by, now } = input;
	const reader = { userId: by.id, isModerator: true };
	const number = Math.min(...numbers);
	// Of the place as well, since its author is not who has made the key.
	const clientKey = `split:${topicId}:${number}:${input.clientKey}`;
	const found = await inBatch(db, {
		topics: findTopic(db, topicId, { reader, now }),
		posts: listMovable(db, topicId, { numbers }),
		done: findSplitTopic(db, { topicId, number, clientKey }),
	});
	const done = firstRow(found.done);
	if (done) return { ok: true, topicId: done.id };
	const topic = firstRow(found.topics);
	const [first] = found.posts;
	if (!topic || topic.withdrawnAt || topic.mergedInto || !first || found.posts.length < numbers.length)
		return { ok: false, reason: "notFound" };

	const posts = placesOf(found.posts, { from: topicId, into: null, after: 0 });
	const started = { authorId: authorOfPost(first.id), clientKey };
	const to = topicByKey(started);
	const { categoryId, language, courseId, lessonId, resourceId } = topic;
	const about = { categoryId, kind: "discussion" as const, language, courseId, lessonId, resourceId };
	const note = linkedNote({ deed: "split", topicId: to, count: posts.length });
	const { made } = await inBatch(db, {
		same: requireSame(db, topic),
		topic: insertMovedTopic(db, { ...about, ...started, title, now }),
		reads: carryReads(db, { from: topicId, to, posts, target: { highestNumber: 0, lastShown: 0 } }),
		moved: movePosts(db, { from: topicId, to, posts, participants: 0 }),
		counted: [...recountMoved(db, to), ...recountMoved(db, topicId), recountCategory(db, categoryId)],
		found: findUnderTitle(db, first, title),
		number: takeNoteNumber(db, topicId),
		note: insertNote(db, { topicId, by: by.id, note, now }),
		audited: audit(db, {
			by: by.id,
			deed: "forum.split",
			subject: { kind: "forumTopic", id: topicId },
			after: { numbers, title },
			requestId: by.requestId,
			now,
		}),
		made: findTopicByKey(db, started),
	});
	const split = firstRow(made);
	if (!split) throw new Error("The topic that was split off is not there");
	return { ok: true, topicId: split.id };
}

/**
 * Puts all posts of a topic behind those of another, which then stands for both. Who was reading or watching it reads or
 * watches that one; who may not enter its category loses what they were told of the posts. Two trips.
 */
export async function mergeTopics(db: Database, input: MergeInput): Promise<MoveOutcome> {
	if (input.topicId === input.into) return { ok: false, reason: "same" };
	return (await readAgain(() => tryMerge(db, input))) ?? CHANGED;
}

async function tryMerge(db: Database, { topicId, into, by, now }: MergeInput): Promise<MoveOutcome> {
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

	const posts = placesOf(found.posts, { from: topicId, into, after: target.highestNumber });
	const move = { from: topicId, to: into, posts };
	const participants = found.participants[0]?.participants ?? 0;
	const accepted = posts.find(({ number }) => number === topic.acceptedNumber);
	const [first] = found.posts;
	const upTo = target.highestNumber + posts.length;
	const isElsewhere = target.categoryId !== topic.categoryId;
	await inBatch(db, {
		same: [...requireSame(db, topic), ...requireSame(db, target)],
		reads: carryReads(db, { ...move, target }),
		moved: movePosts(db, { ...move, participants }),
		lost: isElsewhere ? deleteLostNotifications(db, { topicId: into, upTo, now }) : undefined,
		accepted: accepted && carryAccepted(db, { to: into, number: accepted.newNumber }),
		ended: setTopicState(db, topicId, { mergedInto: into, pinnedAt: null }),
		counted: [...recountMoved(db, into), ...recountMoved(db, topicId)],
		categories: [topic, target].map(({ categoryId }) => recountCategory(db, categoryId)),
		found: first && findUnderTitle(db, first, ""),
		number: takeNoteNumber(db, into),
		note: insertNote(db, { topicId: into, by: by.id, note: { deed: "merged", topicId, count: posts.length }, now }),
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
}

type Indexed = { id: number; body: string; withdrawnAt: Date | null };

/** The first post of a topic is found by its title as well, any other one by its text alone. */
function findUnderTitle(db: Database, { id, body, withdrawnAt }: Indexed, title: string): Write[] {
	if (withdrawnAt) return [];
	return [removeFromPostIndex(db, id), indexPost(db, { postId: id, title, body })];
}
