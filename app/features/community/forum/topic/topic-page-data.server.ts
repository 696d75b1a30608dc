import { cutText } from "#app/shared/cut-text.ts";
import { MINUTE_MS } from "#app/shared/durations.ts";
import { constraintsOf } from "#app/shared/forms/parse-form.server.ts";
import { newId } from "#app/shared/ids.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { type Language, toLanguage } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { listCategories } from "../categories/categories.repository.server";
import { findSheetOfTopic, listDoubts } from "../deals/doubts.repository.server";
import { feedLink } from "../feed/feed-link.server";
import { nameOfForeign } from "../list/topic-rows";
import { findOriginOfTopic } from "../origin/origin.repository.server";
import { pollView } from "../polls/poll-view";
import { findPoll } from "../polls/polls.repository.server";
import { listPosts } from "../posts/posts.repository.server";
import { publicName } from "../public-name";
import { listSuggestedTags } from "../tags/tags.repository.server";
import { foldedPosts } from "../thread/folded-posts";
import { findMovedPost } from "../topics/move-posts.repository.server";
import { isTopicClosedToReaders } from "../topics/topic-state";
import { findTopic } from "../topics/topics.repository.server";
import { limitReads } from "../trust/before-writing.server";
import { slowUntil, slowWaitMs } from "../trust/slow/slow-wait";
import { findLatestIn } from "../trust/trust.repository.server";
import { replyDraft } from "../writing/drafts/draft-view";
import { findDraft } from "../writing/drafts/drafts.repository.server";
import { limitsView, withSlow } from "../writing/limits/limits-view.server";
import { ReplyForm, StartForm } from "../writing/schemas";
import { POSTS_PER_PAGE, pageOfPost, pageOfReader, pathOfPage, pathOfPost } from "./post-pages";
import { decisionPath, postView } from "./post-view";
import { plainText, topicFacts } from "./topic-facts";
import {
	countSuspendedAnswers,
	findPagesAround,
	findRead,
	listBlockedAuthors,
	listBookmarksOfPage,
	listDecisionsOfPage,
	listMentioned,
	listNearTopics,
	listReactionsOfPage,
	listTagsOfTopic,
	listUnreached,
	postsOfPage,
	startForReader,
} from "./topic-page.repository.server";

type Input = {
	topicId: number;
	/** The post that the address names; null opens the topic where its reader stopped. */
	number: number | null;
	viewer: { id: number; isModerator: boolean } | null;
	language: Language;
	timeZone: string;
	origin: string;
	/** Of the address: links keep it. */
	prefix: Language | null;
	/** Multiplies limits over time, for load tests (RATE_LIMIT_SCALE). */
	scale: number;
	now: Date;
};

/** A page of a topic, where else it stands now, or null when there is none for this reader. One trip. */
export async function topicPageData(db: Database, input: Input) {
	const { topicId, number, viewer, language, timeZone, origin, prefix, scale, now } = input;
	const reader = { userId: viewer?.id ?? null, isModerator: viewer?.isModerator ?? false };
	const own = viewer && { userId: viewer.id, topicId };
	const from = number !== null ? pageOfPost(number) : own ? startForReader(own) : 1;
	const place = { topicId, from };
	const limits = own && limitReads(db, own.userId);
	const rows = await inBatch(db, {
		topic: findTopic(db, topicId, { reader, now }),
		posts: listPosts(db, { topicId, from, limit: POSTS_PER_PAGE }),
		around: findPagesAround(db, place),
		suspended: number === null || from === 1 ? countSuspendedAnswers(db, topicId) : undefined,
		categories: listCategories(db, { reader, language, now }),
		tags: listTagsOfTopic(db, topicId),
		source: findOriginOfTopic(db, { topicId, language }),
		near: listNearTopics(db, topicId),
		polls: findPoll(db, { topicId, userId: own?.userId ?? null }),
		suggestedTags: own ? listSuggestedTags(db, reader.isModerator ? undefined : own) : undefined,
		names: listMentioned(db, place),
		sheets: findSheetOfTopic(db, topicId),
		doubts: listDoubts(db, { posts: postsOfPage(place), userId: reader.userId }),
		moved: number === null ? undefined : findMovedPost(db, { topicId, number }),
		read: own ? findRead(db, own) : undefined,
		reactions: own ? listReactionsOfPage(db, { ...own, from }) : undefined,
		bookmarks: own ? listBookmarksOfPage(db, { ...own, from }) : undefined,
		blocked: own ? listBlockedAuthors(db, { ...own, from }) : undefined,
		decisions: own ? listDecisionsOfPage(db, { ...own, from }) : undefined,
		unreached: own ? listUnreached(db, { ...own, from, now }) : undefined,
		latest: own ? findLatestIn(db, { authorId: own.userId, topicId }) : undefined,
		trust: limits?.trust,
		settings: limits?.settings,
		used: limits?.used,
		draft: own ? findDraft(db, { userId: own.userId, place: String(topicId) }) : undefined,
	});
	const topic = firstRow(rows.topic);
	if (!topic) return null;
	const moved = firstRow(rows.moved ?? []);
	const isThere = rows.posts.some((post) => post.number === number);
	if (moved && !isThere) return { movedTo: pathOfPost(moved.topicId, moved.number) };
	if (topic.mergedInto !== null) return { movedTo: `/forum/${topic.mergedInto}` };
	const isOwn = viewer !== null && topic.authorId === viewer.id;
	const isClosedToReader = isTopicClosedToReaders(topic);
	if (isClosedToReader && !isOwn && !reader.isModerator) return null;

	const read = firstRow(rows.read ?? []);
	const start =
		number !== null ? pageOfPost(number) : viewer && read ? pageOfReader(read.firstUnread, topic.lastShown) : 1;
	const formats = formatsFor({ language, timeZone });
	const sheet = firstRow(rows.sheets);
	const listed = rows.posts.filter((post) => post.number < start + POSTS_PER_PAGE);
	const shown = {
		viewer,
		topic,
		names: new Map(rows.names.map(({ id, name }) => [id, publicName(name)])),
		reactions: rows.reactions ?? [],
		bookmarks: new Set((rows.bookmarks ?? []).map(({ postId }) => postId)),
		blocked: (rows.blocked ?? []).map(({ id }) => id),
		unreached: (rows.unreached ?? []).map(({ postId, name }) => ({ postId, name: publicName(name) })),
		numbers: listed.map((post) => post.number),
		prefix,
		decisions: rows.decisions ?? [],
		sheet: sheet?.deal ? { deal: sheet.deal, authorId: sheet.authorId } : null,
		doubts: rows.doubts,
		formats,
		language,
	};
	const posts = listed.map((post) => postView(post, shown));
	const category = rows.categories.find(({ id }) => id === topic.categoryId);
	const lastRead = read?.lastRead ?? 0;
	const firstNew =
		read && lastRead < topic.lastShown
			? posts.find((post) => post.number > lastRead && post.kind === "post")
			: undefined;
	const topicLanguage = toLanguage(topic.language);
	// The first number of the page leads elsewhere where its post was moved.
	const canonical = `/${topicLanguage}${pathOfPage(topicId, start === 1 ? 1 : (listed[0]?.number ?? start))}`;
	const around = firstRow(rows.around);
	const suspendedAnswers = firstRow(rows.suspended ?? [])?.count ?? 0;
	// Without a number a topic opens where its reader stopped.
	const pathOfPageFor = (first: number) => (viewer ? `/forum/${topicId}/${first}` : pathOfPage(topicId, first));
	const source = firstRow(rows.source);
	const first = listed.find((post) => post.number === 1);
	// A link of the pages names a first number, whatever stands there.
	const isAsked = number !== null && number !== start;
	const isTrace = !isThere || posts.some((post) => post.number === number && post.kind === "trace");
	const nearest = isAsked && isTrace ? nearestTo(number, posts) : null;
	const draft = firstRow(rows.draft ?? []);
	const poll = firstRow(rows.polls);
	const isFirstShown = posts.some((post) => post.number === 1 && post.kind === "post");
	const mayTag = reader.isModerator || (isOwn && topic.closedAt === null);
	const latest = firstRow(rows.latest ?? []);
	const waitMs = reader.isModerator || latest?.neverWaits ? 0 : slowWaitMs(topic);
	const waitUntil = slowUntil({ waitMs, latestAt: latest?.latestAt ?? null }, now);
	const limitRows = { trust: rows.trust ?? [], settings: rows.settings ?? [], used: rows.used ?? [] };
	return {
		title: topic.title,
		description: cutText(first && posts[0]?.kind === "post" ? plainText(first.html) : topic.title, 160),
		/** Read by the links to other languages: a topic has one language, whatever surrounds it. */
		canonical,
		isOut: isClosedToReader,
		facts:
			start === 1 && !isClosedToReader
				? topicFacts({ ...topic, url: `${origin}/${topicLanguage}/forum/${topicId}`, suspendedAnswers }, listed)
				: null,
		topic: {
			id: topicId,
			title: topic.title,
			kind: topic.kind,
			language: topic.language,
			foreign: nameOfForeign(topic.language, language),
			postCount: topic.postCount,
			viewCount: topic.viewCount,
			lastShown: topic.lastShown,
			acceptedNumber: topic.acceptedNumber,
			slowMinutes: topic.slowMinutes,
			isClosed: topic.closedAt !== null,
			isPinned: topic.pinnedAt !== null,
			/** For its author: the decision by which it is closed. */
			closedBy:
				topic.closedAt && viewer && topic.authorId === viewer.id
					? decisionPath(rows.decisions ?? [], { outcomes: ["closed"] })
					: null,
			isRemoved: topic.withdrawnAt !== null,
			isHidden: topic.hiddenAt !== null,
			isSuspended: topic.authorSuspendedAt !== null,
			started: formats.date(topic.createdAt),
			active: formats.dateTime(topic.activeAt),
			category: category ? { key: category.key, name: category.name || category.key, pattern: category.pattern } : null,
			tags: rows.tags,
			source: source
				? { kind: source.kind, to: `/${source.kind}s/${source.key}`, title: source[source.kind] || source.key }
				: null,
		},
		/** Of the category where everybody enters it. */
		feed: feedLink(
			{ filters: { category: category?.access === "public" ? category.key : null, tag: null, language: [] } },
			{ categories: rows.categories, language },
		),
		posts,
		/** Shown in the first post, and with it alone. */
		poll: poll && isFirstShown ? pollView(poll, { topic, isMember: viewer !== null, formats, now }) : null,
		tagging: mayTag
			? { suggested: rows.suggestedTags ?? [], maxLength: constraintsOf(StartForm).tags?.maxLength }
			: null,
		near: rows.near.map(({ id, title, language: lang, postCount }) => ({ id, title, lang, postCount })),
		pages: {
			start,
			previous: around?.previous ? pathOfPageFor(around.previous) : null,
			next: around?.next ? pathOfPageFor(around.next) : null,
		},
		/** Read posts between, for who opens a topic where they stopped. */
		folded:
			number === null
				? foldedPosts(
						posts.map((post) => post.number),
						{ lastRead, firstNew: firstNew?.number ?? null },
					)
				: [],
		/** The post that was asked for is not shown; this one is next to it. */
		nearest: number !== null && nearest !== null ? { asked: number, number: nearest } : null,
		opensAt: number === null ? (firstNew?.number ?? null) : isAsked ? (nearest ?? number) : null,
		reading: viewer && {
			userId: viewer.id,
			lastRead,
			level: read?.level ?? ("normal" as const),
			news: firstNew
				? {
						number: firstNew.number,
						count: posts.filter((post) => post.kind === "post" && post.number > lastRead).length,
						since: read ? formats.dateTime(read.visitedAt) : "",
					}
				: null,
		},
		isModerator: reader.isModerator,
		/** So that splitting twice makes one topic. */
		splitKey: reader.isModerator ? newId() : null,
		categories: reader.isModerator ? rows.categories.map(({ key, name }) => ({ key, name: name || key })) : [],
		writing:
			viewer && topic.closedAt === null && !isClosedToReader
				? {
						clientKey: newId(),
						limits: constraintsOf(ReplyForm),
						/** Prefills the sheet of an answer. */
						sheet: topic.kind === "dealReview" ? (sheet?.deal ?? null) : null,
						draft: draft ? replyDraft(draft, posts) : null,
						sequence: draft?.sequence ?? 0,
						slow: waitMs > 0 ? { minutes: Math.ceil(waitMs / MINUTE_MS) } : null,
						/** What their level and slow mode allow at present. */
						allowed: withSlow(
							limitsView(limitRows, { userId: viewer.id, deed: "reply", formats, scale, now }),
							waitUntil && { waitMs, waitUntil, formats },
						),
					}
				: null,
	};
}
type TopicPageOrMove = NonNullable<Awaited<ReturnType<typeof topicPageData>>>;
export type TopicPageData = Extract<TopicPageOrMove, { posts: unknown }>;

function nearestTo(asked: number, posts: readonly { kind: string; number: number }[]): number | null {
	const shown = posts.filter(({ kind }) => kind === "post");
	const [nearest] = shown.sort((a, b) => Math.abs(a.number - asked) - Math.abs(b.number - asked));
	return nearest?.number ?? null;
}
