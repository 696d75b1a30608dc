import { and, type Column, desc, eq, gt, gte, isNotNull, isNull, lt, notInArray, type SQL, sql } from "drizzle-orm";
import { DAY_MS } from "#app/shared/durations.ts";
import { type Key, keyset } from "#app/shared/lists/keyset.server.ts";
import type { Database } from "#db/client.server.ts";
import { rowsColumn } from "#db/rows-column.server.ts";
import type { TopicKind } from "#db/schema/community/forum-kinds.ts";
import { forumCategories, forumReads, forumTags, forumTopics, forumTopicTags, users } from "#db/schema/schema.ts";
import type { AuthorName } from "../author/author-filter";
import { idsOfAuthor } from "../author/authors.sql";
import { isMutedFor } from "../reading/muted.sql";
import { firstUnread, readOf, unreadCount } from "../reading/reads.repository.server";
import { type ForumReader, mayEnter } from "../who-enters.sql";

/** Replies to what somebody follows are told as unread for so long. */
export const UNREAD_HORIZON_DAYS = 60;
/** Above it a list says "99+". */
export const MOST_UNREAD = 100;

export type TopicFilter = {
	categoryId?: number | SQL<number>;
	tagId?: number | SQL<number>;
	languages?: readonly string[];
	kind?: TopicKind;
	state?: "unanswered" | "solved";
	lessonId?: number;
	courseId?: number;
	resourceId?: number | SQL<number>;
	/** Who started them. */
	author?: AuthorName;
	isSolved?: boolean;
	/** When something was last written in them; of the list of new topics, when they were started. */
	since?: Date;
	until?: Date;
	/** Only topics that were started since then and that the reader has never opened. */
	unopenedSince?: Date;
};

type TopicListQuery = { reader: ForumReader; filter: TopicFilter; now: Date };
type Page = {
	sort: "activity" | "new";
	after: Key | null;
	limit: number;
	/** Those that `listPinnedTopics` puts above the list. */
	withoutPinned?: boolean;
};

/** Topics that stand in lists. With its first post a topic goes: also while the author of that is suspended. */
export const isListed = and(
	isNull(forumTopics.withdrawnAt),
	isNull(forumTopics.hiddenAt),
	isNull(forumTopics.mergedInto),
	sql`not exists (select 1 from users topic_author where topic_author.id = ${forumTopics.authorId}
		and topic_author.suspended_at is not null)`,
);

/**
 * With `canUseFilterIndex` SQLite may choose an index of language or kind; of the few that are pinned, or that one person
 * started, their own index is shorter.
 */
export function isWanted(filter: TopicFilter, canUseFilterIndex = true): SQL | undefined {
	const { categoryId, languages, kind, state, lessonId, courseId, resourceId, unopenedSince, author, isSolved } =
		filter;
	const usesFilterIndex = canUseFilterIndex && author === undefined;
	return and(
		categoryId === undefined
			? undefined
			: author
				? sql`+${forumTopics.categoryId} = ${categoryId}`
				: eq(forumTopics.categoryId, categoryId),
		author && isStartedBy(author),
		isSolved === undefined
			? undefined
			: isSolved
				? isNotNull(forumTopics.acceptedNumber)
				: sql`+${forumTopics.kind} = 'question' and ${forumTopics.acceptedNumber} is null`,
		isIn(languages ?? [], usesFilterIndex),
		kind && (usesFilterIndex ? eq(forumTopics.kind, kind) : sql`+${forumTopics.kind} = ${kind}`),
		state === "unanswered" ? sql`+${forumTopics.kind} = 'question' and ${forumTopics.postCount} < 2` : undefined,
		state === "solved" ? isNotNull(forumTopics.acceptedNumber) : undefined,
		lessonId === undefined ? undefined : eq(forumTopics.lessonId, lessonId),
		courseId === undefined ? undefined : eq(forumTopics.courseId, courseId),
		resourceId === undefined ? undefined : eq(forumTopics.resourceId, resourceId),
		unopenedSince && and(gt(forumTopics.createdAt, unopenedSince), isNull(forumReads.lastRead)),
	);
}

export const isStartedBy = (author: AuthorName): SQL => sql`${forumTopics.authorId} in ${idsOfAuthor(author)}`;

/** Of the period that is asked for, by the time that orders the list. */
export function isWithin({ since, until }: TopicFilter, time: Column): SQL | undefined {
	return and(since && gte(time, since), until && lt(time, until));
}

/** What the reader has muted is not listed, unless they look at that very category or tag. */
export function isWelcome({ userId }: ForumReader, { categoryId, tagId }: TopicFilter): SQL | undefined {
	if (userId === null) return undefined;
	return sql`not ${isMutedFor(userId, { category: categoryId === undefined, tag: tagId === undefined })}`;
}

/** By what stands in addresses. */
export const categoryByKey = (key: string): SQL<number> =>
	sql`(select ${forumCategories.id} from ${forumCategories} where ${forumCategories.key} = ${key})`;
export const tagBySlug = (slug: string): SQL<number> =>
	sql`(select ${forumTags.id} from ${forumTags} where ${forumTags.slug} = ${slug})`;

/**
 * For the join with a list of topics. The plus keeps SQLite from going through the categories first, which would read
 * and sort every topic of the forum instead of following the index of the order.
 */
const itsCategory = sql`${forumCategories.id} = +${forumTopics.categoryId}`;

/** One language by equality, so that its index gives the order; of several it could not. */
function isIn(languages: readonly string[], usesFilterIndex: boolean): SQL | undefined {
	const [only, ...others] = languages;
	if (only === undefined) return undefined;
	if (usesFilterIndex && others.length === 0) return eq(forumTopics.language, only);
	return sql`+${forumTopics.language} in (select value from json_each(${JSON.stringify(languages)}))`;
}

const people = () =>
	rowsColumn(
		"faces",
		{ id: users.id, name: users.name, picture: users.profileImageUrl },
		{
			from: sql`json_each(forum_topics.people) face join users on users.id = face.value
				and users.suspended_at is null`,
			order: sql`face.key`,
		},
	);

const tags = () =>
	rowsColumn(
		"tags",
		{ slug: forumTags.slug, name: forumTags.name },
		{
			from: sql`forum_topic_tags join forum_tags on forum_tags.id = forum_topic_tags.tag_id
				where forum_topic_tags.topic_id = forum_topics.id`,
			order: sql`forum_tags.slug`,
		},
	);

/** What lists show of a topic, of a query with `forumTopics` and `forumReads`. */
export function shown() {
	return {
		id: forumTopics.id,
		categoryId: forumTopics.categoryId,
		kind: forumTopics.kind,
		language: forumTopics.language,
		title: forumTopics.title,
		lessonId: forumTopics.lessonId,
		courseId: forumTopics.courseId,
		resourceId: forumTopics.resourceId,
		postCount: forumTopics.postCount,
		lastShown: forumTopics.lastShown,
		acceptedNumber: forumTopics.acceptedNumber,
		createdAt: forumTopics.createdAt,
		activeAt: forumTopics.activeAt,
		pinnedAt: forumTopics.pinnedAt,
		closedAt: forumTopics.closedAt,
		people: people(),
		tags: tags(),
		lastRead: sql<number | null>`${forumReads.lastRead}`.as("last_read"),
		level: forumReads.level,
		unread: sql<number>`case when ${forumReads.lastRead} is null then 0 else ${unreadCount()} end`.as("unread"),
	};
}
export type ListedTopic = Awaited<ReturnType<typeof listTopics>>[number];

/** Topics that the reader may enter, `limit` of them after the cursor `[time, id]`. */
export function listTopics(db: Database, asked: TopicListQuery, { sort, after, limit, withoutPinned = false }: Page) {
	const { reader, filter, now } = asked;
	const { tagId } = filter;
	const time =
		sort === "new" ? forumTopics.createdAt : tagId === undefined ? forumTopics.activeAt : forumTopicTags.activeAt;
	const { orderBy, where } = keyset({ columns: [time, forumTopics.id], isDescending: true }, after);
	const found = db
		.select(shown())
		.from(forumTopics)
		.innerJoin(forumCategories, itsCategory)
		.leftJoin(forumReads, readOf(reader.userId ?? 0))
		.$dynamic();
	if (tagId !== undefined)
		found.innerJoin(forumTopicTags, and(eq(forumTopicTags.topicId, forumTopics.id), eq(forumTopicTags.tagId, tagId)));
	return found
		.where(
			and(
				isListed,
				withoutPinned ? notInArray(forumTopics.id, pinnedIds(db, asked)) : undefined,
				isWanted(filter, true),
				isWithin(filter, time),
				where,
				isWelcome(reader, filter),
				mayEnter(db, reader, now),
			),
		)
		.orderBy(...orderBy)
		.limit(limit);
}

/** At most so many stand above a list; any other stands in its own place. */
const MOST_PINNED = 3;

/** The latest pinned first. */
export function listPinnedTopics(db: Database, asked: TopicListQuery) {
	return db
		.select(shown())
		.from(forumTopics)
		.leftJoin(forumReads, readOf(asked.reader.userId ?? 0))
		.where(sql`${forumTopics.id} in ${pinnedIds(db, asked)}`)
		.orderBy(desc(forumTopics.pinnedAt), desc(forumTopics.id));
}

function pinnedIds(db: Database, { reader, filter, now }: TopicListQuery) {
	return db
		.select({ id: forumTopics.id })
		.from(forumTopics)
		.innerJoin(forumCategories, eq(forumCategories.id, forumTopics.categoryId))
		.where(
			and(
				isListed,
				isNotNull(forumTopics.pinnedAt),
				isWanted(filter, false),
				isWithin(filter, forumTopics.activeAt),
				isWelcome(reader, filter),
				mayEnter(db, reader, now),
			),
		)
		.orderBy(desc(forumTopics.pinnedAt), desc(forumTopics.id))
		.limit(MOST_PINNED);
}

/**
 * What somebody follows and has not read to its end, the latest first: of the last 60 days, `MOST_UNREAD` at most.
 * `isByAuthor`: the author that a list is narrowed to has started it.
 */
export function listUnreadTopics(
	db: Database,
	{ userId, author, now }: { userId: number; author?: AuthorName | undefined; now: Date },
) {
	const reader = { userId, isModerator: false };
	const since = new Date(now.getTime() - UNREAD_HORIZON_DAYS * DAY_MS);
	return db
		.select({
			...shown(),
			/** Where reading goes on. */
			firstUnread: sql<number | null>`${firstUnread()}`.as("first_unread"),
			isByAuthor: (author ? sql<boolean>`(${isStartedBy(author)})` : sql<boolean>`true`)
				.mapWith(Boolean)
				.as("is_by_author"),
		})
		.from(forumReads)
		.innerJoin(forumTopics, eq(forumTopics.id, forumReads.topicId))
		.innerJoin(forumCategories, eq(forumCategories.id, forumTopics.categoryId))
		.where(
			and(
				eq(forumReads.userId, userId),
				// As the partial index says it: with bound values SQLite would read everything that somebody has ever opened.
				sql`${forumReads.level} in ('watch', 'track')`,
				gt(forumTopics.lastShown, forumReads.lastRead),
				gt(forumTopics.activeAt, since),
				isListed,
				mayEnter(db, reader, now),
			),
		)
		.orderBy(desc(forumTopics.activeAt), desc(forumTopics.id))
		.limit(MOST_UNREAD);
}
