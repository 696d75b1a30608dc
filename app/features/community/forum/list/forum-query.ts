import { type ListFilter, oneOf, oneOfOr } from "#app/shared/lists/list-filters.ts";
import { listQuery, type QueryOf } from "#app/shared/lists/list-query.ts";
import { isLanguage, type Language } from "#app/shared/words/languages.ts";
import { TOP_PERIODS, TOPIC_KINDS } from "#db/schema/community/forum-kinds.ts";
import { isOriginKey, ORIGIN_KINDS, type OriginKind, type TopicOrigin } from "../origin/topic-origin";
import { tagsOf } from "../topics/tags";

export const FORUM_TABS = ["latest", "new", "unread", "unanswered", "solved", "top"] as const;
export type ForumTab = (typeof FORUM_TABS)[number];

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
