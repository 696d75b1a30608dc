import { and, desc, eq, gte, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { matchQuery } from "#app/features/library/search/words/match-query.ts";
import { parseSearchWords } from "#app/features/library/search/words/search-words.ts";
import type { Database } from "#db/client.server.ts";
import { inValues } from "#db/in-values.server.ts";
import type { TopicKind } from "#db/schema/community/forum-kinds.ts";
import { forumSearch } from "#db/schema/community/forum-search.ts";
import { forumCategories, forumPosts, forumTopics, forumTopicTags, users } from "#db/schema/schema.ts";
import { isShown } from "../posts/post-numbers.repository.server";
import { type ForumReader, mayEnter } from "../who-enters.sql";

/** Of very frequent words the newest so many posts are looked at. */
const MOST_LOOKED_AT = 2000;

export type PostSearch = {
	words: string;
	categoryId?: number | SQL<number>;
	tagId?: number | SQL<number>;
	authorId?: number;
	kind?: TopicKind;
	lessonId?: number;
	courseId?: number;
	resourceId?: number | SQL<number>;
	isSolved?: boolean;
	languages?: readonly string[];
	since?: Date;
};

/** Posts that have all words, the newest first: those that the reader may see. None for a search without words. */
export function searchPosts(
	db: Database,
	asked: PostSearch,
	{ reader, now, limit }: { reader: ForumReader; now: Date; limit: number },
) {
	const match = matchQuery(parseSearchWords(asked.words));
	const rowids = db
		.select({ id: forumSearch.rowid })
		.from(forumSearch)
		.where(match === null ? sql`false` : sql`${forumSearch} match ${match}`)
		.orderBy(desc(forumSearch.rowid))
		.limit(MOST_LOOKED_AT);
	return db
		.select({
			id: forumPosts.id,
			number: forumPosts.number,
			html: forumPosts.html,
			createdAt: forumPosts.createdAt,
			authorName: users.name,
			topicId: forumPosts.topicId,
			title: forumTopics.title,
			language: forumTopics.language,
			kind: forumTopics.kind,
			categoryId: forumTopics.categoryId,
			acceptedNumber: forumTopics.acceptedNumber,
		})
		.from(forumPosts)
		.innerJoin(forumTopics, eq(forumTopics.id, forumPosts.topicId))
		.innerJoin(forumCategories, eq(forumCategories.id, forumTopics.categoryId))
		.leftJoin(users, eq(users.id, forumPosts.authorId))
		.where(and(sql`${forumPosts.id} in ${rowids}`, isShown, isOpen, isWanted(asked), mayEnter(db, reader, now)))
		.orderBy(desc(forumPosts.id))
		.limit(limit);
}

const isOpen = and(
	isNull(forumTopics.withdrawnAt),
	isNull(forumTopics.hiddenAt),
	// What somebody has written who is suspended is not found while they are.
	isNull(users.suspendedAt),
);

function isWanted({ categoryId, tagId, authorId, kind, isSolved, languages, since, ...origin }: PostSearch) {
	const { acceptedNumber } = forumTopics;
	const { lessonId, courseId, resourceId } = origin;
	return and(
		categoryId === undefined ? undefined : eq(forumTopics.categoryId, categoryId),
		tagId === undefined
			? undefined
			: sql`exists (select 1 from ${forumTopicTags} where ${forumTopicTags.topicId} = ${forumTopics.id}
				and ${forumTopicTags.tagId} = ${tagId})`,
		authorId === undefined ? undefined : eq(forumPosts.authorId, authorId),
		kind && eq(forumTopics.kind, kind),
		lessonId === undefined ? undefined : eq(forumTopics.lessonId, lessonId),
		courseId === undefined ? undefined : eq(forumTopics.courseId, courseId),
		resourceId === undefined ? undefined : eq(forumTopics.resourceId, resourceId),
		isSolved === undefined ? undefined : isSolved ? isNotNull(acceptedNumber) : isNull(acceptedNumber),
		languages && languages.length > 0 ? inValues(forumTopics.language, languages) : undefined,
		since && gte(forumPosts.createdAt, since),
	);
}
