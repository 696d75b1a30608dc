import { type ListFilter, oneOf, oneOfOr } from "#app/shared/lists/list-filters.ts";
import { listQuery, type QueryOf } from "#app/shared/lists/list-query.ts";
import { isLanguage, type Language } from "#app/shared/words/languages.ts";
import { TOP_PERIODS, TOPIC_KINDS } from "#db/schema/community/forum-kinds.ts";
import { authorFilter } from "../author/author-filter";
import { isOriginKey, ORIGIN_KINDS, type OriginKind, type TopicOrigin } from "../origin/topic-origin";
import { tagsOf } from "../topics/tags";
import { dayFilter, RECENT_PERIODS } from "./period";

export const FORUM_TABS = ["latest", "new", "unread", "unanswered", "solved", "top"] as const;
export type ForumTab = (typeof FORUM_TABS)[number];

/** Whether a question has an accepted answer. */
export const SOLVED = ["yes", "no"] as const;

/** The key of a category; one that nobody has finds nothing. */
const category: ListFilter<string | null> = {
	read: ([text]) => (text && /^[a-z0-9-]{1,40}$/.test(text) ? text : null),
	write: (key) => (key === null ? [] : [key]),
};

/** As typed or followed: the slug of a tag. */
const tag: ListFilter<string | null> = {
	read: ([text]) => (text ? (tagsOf([text])[0]?.slug ?? null) : null),
	write: (slug) => (slug === null ? [] : [slug]),
};

const language: ListFilter<Language[]> = {
	read: (values) => [...new Set(values.filter(isLanguage))],
	write: (languages) => languages,
};

/** Where topics were started: the id of a course or lesson, or the slug of a resource. */
const startedAt = (kind: OriginKind): ListFilter<string | null> => ({
	read: ([text]) => (text && isOriginKey(kind, text) ? text : null),
	write: (key) => (key === null ? [] : [key]),
});

export const FORUM_LIST = listQuery({
	path: "/forum",
	sort: ["activity"],
	filters: {
		tab: oneOfOr(FORUM_TABS, "latest"),
		category,
		language,
		tag,
		kind: oneOf(TOPIC_KINDS),
		course: startedAt("course"),
		lesson: startedAt("lesson"),
		resource: startedAt("resource"),
		author: authorFilter,
		solved: oneOf(SOLVED),
		within: oneOf(RECENT_PERIODS),
		from: dayFilter,
		to: dayFilter,
		/** Of the most lively topics. */
		period: oneOfOr(TOP_PERIODS, "week"),
	},
	search: true,
	page: "cursor",
});
export type ForumQuery = QueryOf<typeof FORUM_LIST>;

/** The page from which the topics of a list were started; the narrowest, if several are named. */
export function originOf({ filters }: ForumQuery): TopicOrigin | null {
	for (const kind of ORIGIN_KINDS) {
		const key = filters[kind];
		if (key !== null) return { kind, key };
	}
	return null;
}

/** What narrows a list or a search, each by itself, in the order in which pages name it. */
export const FILTER_NAMES = [
	"category",
	"language",
	"kind",
	"tag",
	"author",
	"solved",
	"within",
	"from",
	"to",
	...ORIGIN_KINDS,
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** By what a list or a search is narrowed. */
export function activeFilters(query: ForumQuery): FilterName[] {
	return FILTER_NAMES.filter((name) => FORUM_LIST.valuesOf(query, name).length > 0);
}

/** The same query without one of its filters, or without all. */
export function withoutFilters(query: ForumQuery, dropped: readonly FilterName[]): ForumQuery {
	const none = FORUM_LIST.parse(new URLSearchParams()).filters;
	const kept = Object.fromEntries(dropped.map((name) => [name, none[name]]));
	return { ...query, page: null, filters: { ...query.filters, ...kept } };
}
