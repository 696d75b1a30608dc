import { toLanguage } from "#app/shared/words/languages.ts";
import type { TopicKind } from "#db/schema/community/forum-kinds.ts";
import type { ForumTopic } from "./shapes";

type Topic = {
	id: number;
	categoryId: number;
	kind: TopicKind;
	language: string;
	title: string;
	postCount: number;
	acceptedNumber: number | null;
	pinnedAt: Date | null;
	closedAt: Date | null;
	createdAt: Date;
	activeAt: Date;
};
type About = { categories: readonly { id: number; key: string }[]; origin: string };

/** A topic as programs read it. */
export function topicOf(topic: Topic, { categories, origin }: About): ForumTopic {
	const { id, kind, title, postCount, acceptedNumber } = topic;
	return {
		id,
		category: categories.find((category) => category.id === topic.categoryId)?.key ?? "",
		kind,
		language: toLanguage(topic.language),
		title,
		posts: postCount,
		acceptedNumber,
		isPinned: topic.pinnedAt !== null,
		isClosed: topic.closedAt !== null,
		createdAt: topic.createdAt.toISOString(),
		activeAt: topic.activeAt.toISOString(),
		url: `${origin}/forum/${id}`,
	};
}
