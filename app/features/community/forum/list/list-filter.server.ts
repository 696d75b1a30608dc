import { authorOf } from "../author/author-filter";
import { filterOf } from "../origin/topics-under.server";
import type { PostSearch } from "../search/search-posts.repository.server";
import {
	categoryByKey,
	type listUnreadTopics,
	type TopicFilter,
	tagBySlug,
} from "../topics/topic-lists.repository.server";
import { type ForumQuery, originOf } from "./forum-query";
import { periodOf } from "./period";

type At = { timeZone: string; now: Date };

/** By what a list of topics is narrowed. */
export function toFilter(query: ForumQuery, at: At): TopicFilter {
	const { tab, category, language, tag, kind, author, solved } = query.filters;
	const origin = originOf(query);
	return {
		...(origin && filterOf(origin)),
		...(category && { categoryId: categoryByKey(category) }),
		...(tag && { tagId: tagBySlug(tag) }),
		...(kind && { kind }),
		...((tab === "unanswered" || tab === "solved") && { state: tab }),
		...(author && { author: authorOf(author) }),
		...(solved && { isSolved: solved === "yes" }),
		...periodOf(query.filters, at),
		languages: language,
	};
}

/** The same for a search: authors and times are those of the posts. */
export function searchOf(query: ForumQuery, at: At): PostSearch {
	const { state, ...filter } = toFilter(query, at);
	return { words: query.q, ...(state === "solved" && { isSolved: true }), ...filter };
}

const ORIGIN_COLUMNS = { lesson: "lessonId", course: "courseId", resource: "resourceId" } as const;

type Unread = Awaited<ReturnType<typeof listUnreadTopics>>[number];
type Known = At & { categories: readonly { id: number; key: string }[]; origin: { id: number } | null };

/** Whether an unread topic is one that the list is narrowed to. */
export function matchesFilter(topic: Unread, query: ForumQuery, { categories, origin, ...at }: Known): boolean {
	const { category, language, tag, kind, author, solved } = query.filters;
	const asked = originOf(query);
	if (asked && (origin === null || topic[ORIGIN_COLUMNS[asked.kind]] !== origin.id)) return false;
	const key = categories.find(({ id }) => id === topic.categoryId)?.key;
	if (category && key !== category) return false;
	if (kind && topic.kind !== kind) return false;
	if (tag && !topic.tags.some(({ slug }) => slug === tag)) return false;
	if (solved && !matchesSolved(topic, solved === "yes")) return false;
	const { since, until } = periodOf(query.filters, at);
	if ((since && topic.activeAt < since) || (until && topic.activeAt >= until)) return false;
	if (author && !topic.isByAuthor) return false;
	return language.length === 0 || language.some((code) => code === topic.language);
}

function matchesSolved({ acceptedNumber, kind }: Unread, isSolved: boolean): boolean {
	return isSolved ? acceptedNumber !== null : kind === "question" && acceptedNumber === null;
}
