import { DAY_MS, MINUTE_MS } from "#app/shared/durations.ts";
import { readKey, toCursorPage } from "#app/shared/lists/keyset.server.ts";
import { countTryOfEither, LIMITS, verdictOf } from "#app/shared/request/rate-limit.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { countNewTopics, listCategories } from "../categories/categories.repository.server";
import { entranceWords } from "../categories/entrance-words.server";
import { feedLink } from "../feed/feed-link.server";
import type { FollowedSubject } from "../following/follow-choice";
import { listFollows } from "../following/follows.repository.server";
import { findOrigin, listCoursesWithTopics } from "../origin/origin.repository.server";
import { findLastVisit } from "../reading/reads.repository.server";
import { searchPosts } from "../search/search-posts.repository.server";
import { listTopTopics } from "../top/scores.repository.server";
import {
	type ListedTopic,
	listPinnedTopics,
	listTopics,
	listUnreadTopics,
} from "../topics/topic-lists.repository.server";
import { categoriesView } from "./categories-view";
import {
	FOUND_PER_PAGE,
	findAlternatives,
	NO_ALTERNATIVES,
	nextOfSearch,
	searchCursor,
} from "./find-alternatives.server";
import { activeFilters, type ForumQuery, originOf, withoutFilters } from "./forum-query";
import { matchesFilter, searchOf, toFilter } from "./list-filter.server";
import { foundView, topicRow } from "./topic-rows";

export const TOPICS_PER_PAGE = 30;
/** Topics that nobody has opened for so long are new no more. */
const NEW_DAYS = 14;
/** A visit ends when somebody has opened nothing for so long. */
const VISIT_MS = 30 * MINUTE_MS;

type Input = {
	reader: { userId: number | null; isModerator: boolean };
	query: ForumQuery;
	language: Language;
	timeZone: string;
	clientIp: string;
	scale: number;
	now: Date;
};

/** Topics, or what the search finds. One trip, and a second one where a search or a narrowed list finds little. */
export async function forumPageData(db: Database, input: Input) {
	const { reader, query, language, timeZone, clientIp, scale, now } = input;
	const { userId } = reader;
	const t = getFixedT(language, "forum");
	const formats = formatsFor({ language, timeZone });
	const at = { timeZone, now };
	const filter = toFilter(query, at);
	const origin = originOf(query);
	const since = new Date(now.getTime() - NEW_DAYS * DAY_MS);
	const { tab } = query.filters;
	const isSearch = query.q !== "";
	const isUnread = tab === "unread" && userId !== null && !isSearch;
	const cursor = query.page?.side === "after" ? query.page : null;
	const after = readKey(cursor, ["number", "number"]);
	const searched = { words: query.q, after: isSearch ? searchCursor(cursor) : null };
	const isTop = tab === "top";
	const hasPinned = tab === "latest" && query.filters.tag === null && !isSearch;
	// Names are looked up for an author, so that such lists are counted as well.
	const isCounted = isSearch || query.filters.author !== null;
	const sort = tab === "new" ? "new" : "activity";
	const unopened = tab === "new" && userId !== null ? { unopenedSince: since } : {};
	const own = { ...filter, ...unopened };
	const limits = { account: LIMITS.searchesPerAccount, address: LIMITS.searchesPerAddress };

	const rows = await inBatch(db, {
		tries: isCounted ? countTryOfEither(db, { ...limits, userId, clientIp, now }) : undefined,
		categories: listCategories(db, { reader, language, now }),
		courses: listCoursesWithTopics(db, language),
		origin: origin ? findOrigin(db, origin, language) : undefined,
		topics:
			isSearch || isUnread || isTop
				? undefined
				: listTopics(
						db,
						{ reader, filter: own, now },
						{ sort, after, limit: TOPICS_PER_PAGE + 1, withoutPinned: hasPinned },
					),
		top:
			isTop && !isSearch
				? listTopTopics(
						db,
						{ reader, filter, now },
						{ period: query.filters.period, after, limit: TOPICS_PER_PAGE + 1 },
					)
				: undefined,
		pinned: hasPinned && after === null ? listPinnedTopics(db, { reader, filter, now }) : undefined,
		unread: userId === null ? undefined : listUnreadTopics(db, { userId, author: filter.author, now }),
		fresh: userId === null ? undefined : countNewTopics(db, { userId, since }),
		follows: userId === null ? undefined : listFollows(db, { userId, language }),
		visits: userId === null ? undefined : findLastVisit(db, { userId, before: new Date(now.getTime() - VISIT_MS) }),
		found: isSearch
			? searchPosts(db, searchOf(query, at), { reader, now, limit: FOUND_PER_PAGE + 1, after: searched.after })
			: undefined,
	});

	const limit = userId === null ? LIMITS.searchesPerAddress : LIMITS.searchesPerAccount;
	const verdict = rows.tries ? verdictOf(rows.tries, { limit, now, scale }) : { allowed: true as const };
	const { categories, counts } = categoriesView(rows.categories, { unread: rows.unread, fresh: rows.fresh });
	const known = { categories: rows.categories, origin: rows.origin?.[0] ?? null, ...at };
	const unreadOf = (narrowed: ForumQuery) =>
		(rows.unread ?? []).filter((topic) => matchesFilter(topic, narrowed, known));
	const listed: (ListedTopic & { score?: number })[] | undefined = isUnread
		? unreadOf(query)
		: (rows.top ?? rows.topics);
	const chosen = rows.categories.find(({ key }) => key === query.filters.category);
	const page = toCursorPage(listed ?? [], {
		size: isUnread ? (listed ?? []).length : TOPICS_PER_PAGE,
		cursor: null,
		keyOf: ({ id, score, createdAt, activeAt }) => [score ?? (sort === "new" ? createdAt : activeAt).getTime(), id],
	});
	const shown = { categories: new Map(rows.categories.map((one) => [one.id, one])), language, formats, since, now };
	// Whoever has asked too often gets neither a list of an author nor a next page.
	const allowed = verdict.allowed ? page.rows : [];
	const pinned = verdict.allowed ? (rows.pinned ?? []) : [];
	const topics = allowed.map((topic) => topicRow(topic, { ...shown, isMember: userId !== null }));
	const listing = rows.found ?? [...pinned, ...topics];
	const alternatives =
		verdict.allowed && !isUnread
			? await findAlternatives(db, { query, reader, ...at, unopened, searched, shown: listing })
			: NO_ALTERNATIVES;
	const isEmptyUnread = verdict.allowed && isUnread && listing.length === 0;
	const next = rows.found ? nextOfSearch(rows.found, alternatives.searchEndId) : page.next;
	const lastVisit = rows.visits?.[0]?.at ?? null;
	const isBefore = allowed.findIndex(({ activeAt }) => lastVisit !== null && activeAt < lastVisit);
	return {
		title: t("title"),
		description: t("lede"),
		feed: feedLink(query, { categories: rows.categories, language }),
		query,
		categories,
		courses: rows.courses.map(({ id, title }) => ({ key: String(id), title })),
		/** The page whose topics the list holds; one that is not there any more has no title. */
		origin: origin && { ...origin, title: rows.origin?.[0]?.title ?? "" },
		/** The chosen ends of a period, in words. */
		days: {
			from: query.filters.from && formats.wholeDay(query.filters.from),
			to: query.filters.to && formats.wholeDay(query.filters.to),
		},
		/** Who enters the category that is asked for. */
		enters: chosen ? entranceWords(chosen, language) : null,
		counts,
		follow: followOf(query, { follows: rows.follows, categories }),
		/** Tags that the reader watches. */
		tags: (rows.follows ?? []).flatMap(({ tag, tagName, level }) =>
			tag && level === "watch" ? [{ slug: tag, name: tagName ?? tag }] : [],
		),
		pinned: pinned.map((topic) => topicRow(topic, { ...shown, isMember: userId !== null })),
		topics,
		next: verdict.allowed ? next : null,
		/** Where nothing was found: filters without which something is. */
		helpfulDrops: isEmptyUnread
			? activeFilters(query).filter((name) => unreadOf(withoutFilters(query, [name])).length > 0)
			: alternatives.helpfulDrops,
		/** Before which row the line of the last visit stands, and when that was. */
		visit: tab === "latest" && lastVisit && isBefore > 0 ? { row: isBefore, at: formats.dateTime(lastVisit) } : null,
		found: verdict.allowed
			? (rows.found?.slice(0, FOUND_PER_PAGE).map((post) => foundView(post, { ...shown, words: query.q })) ?? null)
			: null,
		waitSeconds: verdict.allowed ? null : verdict.retryAfterSeconds,
		isMember: userId !== null,
	};
}
export type ForumPageData = Awaited<ReturnType<typeof forumPageData>>;

type Followed = {
	follows: Awaited<ReturnType<typeof listFollows>> | undefined;
	categories: readonly { key: string; name: string }[];
};

/** How a member follows the tag, else the category, that the list is narrowed to; null without one. */
function followOf(
	{ filters: { category, tag } }: ForumQuery,
	{ follows, categories }: Followed,
): FollowedSubject | null {
	if (!follows) return null;
	const found = categories.find(({ key }) => key === category);
	const own = tag ? follows.find((one) => one.tag === tag) : follows.find((one) => one.category === category);
	const level = own?.level ?? "normal";
	if (tag) return { about: "tag", key: tag, name: own?.tagName ?? tag, level };
	return found ? { about: "category", key: found.key, name: found.name, level } : null;
}
