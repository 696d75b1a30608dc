import { formatsFor } from "#app/shared/words/formats.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { nameOfForeign, sinceThen } from "../list/topic-rows";
import { listTopics, type TopicFilter } from "../topics/topic-lists.repository.server";
import type { ForumReader } from "../who-enters.sql";
import { resourceBySlug } from "./origin.repository.server";
import type { TopicOrigin } from "./topic-origin";

/** How many a page shows; the forum has all. */
export const MOST_UNDER = 5;

type Input = { origin: TopicOrigin; reader: ForumReader; language: Language; timeZone: string; now: Date };

/** Topics that were started from a page, the latest active first, as far as the reader may enter. One trip. */
export async function topicsUnder(db: Database, { origin, reader, language, timeZone, now }: Input) {
	const page = { sort: "activity" as const, after: null, limit: MOST_UNDER + 1 };
	const { topics } = await inBatch(db, { topics: listTopics(db, { reader, filter: filterOf(origin), now }, page) });
	const formats = formatsFor({ language, timeZone });
	return {
		topics: topics.slice(0, MOST_UNDER).map((topic) => ({
			id: topic.id,
			title: topic.title,
			language: topic.language,
			foreign: nameOfForeign(topic.language, language),
			answers: Math.max(0, topic.postCount - 1),
			active: sinceThen(topic.activeAt, { formats, now }),
			activeAt: topic.activeAt.toISOString(),
			isSolved: topic.acceptedNumber !== null,
			isClosed: topic.closedAt !== null,
		})),
		hasMore: topics.length > MOST_UNDER,
	};
}
export type TopicsUnder = Awaited<ReturnType<typeof topicsUnder>>;

/** Of a course also those of its lessons. */
export function filterOf({ kind, key }: TopicOrigin): TopicFilter {
	if (kind === "resource") return { resourceId: resourceBySlug(key) };
	return kind === "lesson" ? { lessonId: Number(key) } : { courseId: Number(key) };
}
