import { HOUR_MS } from "#app/shared/durations.ts";
import type { TopicNote } from "../../schema/community/forum.ts";
import type { DemoPost, DemoTopic } from "./demo-topic.ts";

/** A post or note at its number, with its times in milliseconds. */
export type PlacedPost = {
	/** Unique in the forum; grows with time, as the search expects. */
	id: number;
	topicId: number;
	number: number;
	by: string;
	participant: number;
	at: number;
	post: DemoPost | null;
	note: TopicNote | null;
	/** Where it stood before it was moved. */
	former: { topicId: number; number: number } | null;
};
export type PlacedTopic = {
	id: number;
	topic: Pick<DemoTopic, "category" | "kind" | "language" | "title" | "tags" | "isPinned">;
	startedBy: string;
	startedAt: number;
	closedAt: number | null;
	accepted: number | null;
	posts: PlacedPost[];
};

/** Who closes and splits topics. */
export const DEMO_MODERATOR = "admin";

/** Topics in their order from id 1, those that were split off behind them, with every post and note at its number. */
export function placeTopics(topics: readonly DemoTopic[], now: Date): PlacedTopic[] {
	const timeOf = (hoursAgo: number) => now.getTime() - hoursAgo * HOUR_MS;
	let splits = 0;
	const placed = topics.flatMap((topic, at): PlacedTopic[] => {
		const id = at + 1;
		if (!topic.split) return [placeTopic(topic, { id, splitId: null, timeOf })];
		splits += 1;
		const splitId = topics.length + splits;
		return [placeTopic(topic, { id, splitId, timeOf }), placeSplit(topic, topic.split, { id, splitId, timeOf })];
	});
	const byTime = placed.flatMap(({ posts }) => posts).sort((a, b) => a.at - b.at);
	for (const [at, post] of byTime.entries()) post.id = at + 1;
	return placed.sort((a, b) => a.id - b.id);
}

type Placing<Split> = { id: number; splitId: Split; timeOf: (hoursAgo: number) => number };

function placeTopic(topic: DemoTopic, { id, splitId, timeOf }: Placing<number | null>): PlacedTopic {
	const { posts, split, closedHoursAgo } = topic;
	const authors = authorsOf(topic);
	const notes: [TopicNote, number][] = [
		...(split && splitId
			? [[{ deed: "split", topicId: splitId, count: split.numbers.length }, split.hoursAgo] as [TopicNote, number]]
			: []),
		...(closedHoursAgo === undefined ? [] : [[{ deed: "closed" }, closedHoursAgo] as [TopicNote, number]]),
	];
	const participant = (by: string) => (authors.includes(by) ? authors.indexOf(by) : authors.length) + 1;
	const all = [
		...posts.map((post) => ({ by: post.by, at: timeOf(post.hoursAgo), post, note: null })),
		...notes.map(([note, hoursAgo]) => ({ by: DEMO_MODERATOR, at: timeOf(hoursAgo), post: null, note })),
	].map((placed, at) => ({
		...placed,
		id: 0,
		topicId: id,
		number: at + 1,
		participant: participant(placed.by),
		former: null,
	}));
	return {
		id,
		topic,
		startedBy: posts[0].by,
		startedAt: timeOf(posts[0].hoursAgo),
		closedAt: closedHoursAgo === undefined ? null : timeOf(closedHoursAgo),
		accepted: topic.accepted ?? null,
		posts: all.filter(({ number }) => !split?.numbers.includes(number)),
	};
}

type Split = NonNullable<DemoTopic["split"]>;

function placeSplit(topic: DemoTopic, split: Split, { id, splitId, timeOf }: Placing<number>): PlacedTopic {
	const authors = authorsOf(topic);
	const newNumber = (number: number | undefined) => {
		const at = number === undefined ? -1 : split.numbers.indexOf(number);
		return at < 0 ? undefined : at + 1;
	};
	const moved = topic.posts.flatMap((post, at): PlacedPost[] => {
		const number = newNumber(at + 1);
		if (number === undefined) return [];
		const { replyTo: _, ...rest } = post;
		const parent = newNumber(post.replyTo);
		return [
			{
				id: 0,
				topicId: splitId,
				number,
				by: post.by,
				participant: authors.indexOf(post.by) + 1,
				at: timeOf(post.hoursAgo),
				post: parent === undefined ? rest : { ...rest, replyTo: parent },
				note: null,
				former: { topicId: id, number: at + 1 },
			},
		];
	});
	return {
		id: splitId,
		topic: { category: topic.category, kind: "discussion", language: topic.language, title: split.title, tags: [] },
		startedBy: moved[0]?.by ?? DEMO_MODERATOR,
		startedAt: timeOf(split.hoursAgo),
		closedAt: null,
		accepted: null,
		posts: moved,
	};
}

const authorsOf = ({ posts }: DemoTopic) => [...new Set(posts.map(({ by }) => by))];
