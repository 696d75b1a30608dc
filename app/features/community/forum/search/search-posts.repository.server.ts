import { and, eq, gte, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import { matchQuery } from "#app/features/library/search/words/match-query.ts";
import { parseSearchWords } from "#app/features/library/search/words/search-words.ts";
import { searchKeyset } from "#app/shared/lists/keyset.server.ts";
import type { Database } from "#db/client.server.ts";
import { inValues } from "#db/in-values.server.ts";
import type { TopicKind } from "#db/schema/community/forum-kinds.ts";
import { forumSearch } from "#db/schema/community/forum-search.ts";
import { forumCategories, forumPosts, forumTopics, forumTopicTags, users } from "#db/schema/schema.ts";
import type { AuthorName } from "../author/author-filter";
import { idsOfAuthor } from "../author/authors.sql";
import { isShown } from "../posts/post-numbers.repository.server";
import { isListed } from "../topics/topic-lists.repository.server";
import { type ForumReader, mayEnter } from "../who-enters.sql";

/** With one page so many posts with the words are looked at, the newest first; the next page goes on behind them. */
export const MOST_LOOKED_AT = 1000;

export type PostSearch = {
	words: string;
	categoryId?: number | SQL<number>;
	tagId?: number | SQL<number>;
	author?: AuthorName;
	kind?: TopicKind;
	lessonId?: number;
	courseId?: number;
	resourceId?: number | SQL<number>;
	isSolved?: boolean;
	languages?: readonly string[];
	since?: Date;
	until?: Date;
};

type Page = { reader: ForumReader; now: Date; limit: number; after?: number | null };

/**
 * Posts that have all words, the newest first: those that the reader may see. None for a search without words. `after`:
 * the id of the post behind which the page begins.
 *
 * The index gives ids in the order of the page, so that SQLite stops at the limit and reads what it shows. Ordered
 * again outside, it would read everything that is looked at first. The unary `+` keeps SQLite from choosing another
 * table as the outer loop.
 */
export function searchPosts(db: Database, asked: PostSearch, { reader, now, limit, after = null }: Page) {
	const looked = matchingPostIds(db, asked.words, after).limit(MOST_LOOKED_AT).as("looked");
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
		.from(looked)
		.innerJoin(forumPosts, sql`${forumPosts.id} = +${looked.id}`)
		.innerJoin(forumTopics, sql`${forumTopics.id} = +${forumPosts.topicId}`)
		.innerJoin(forumCategories, sql`${forumCategories.id} = +${forumTopics.categoryId}`)
		.leftJoin(users, eq(users.id, forumPosts.authorId))
		.where(and(isShown, isOpen, isWanted(asked), mayEnter(db, reader, now)))
		.limit(limit);
}

/** The last post that a page looks at; none where it looks at all that are left. */
export function findSearchEnd(db: Database, { words, after }: { words: string; after: number | null }) {
	return matchingPostIds(db, words, after)
		.limit(1)
		.offset(MOST_LOOKED_AT - 1);
}

function matchingPostIds(db: Database, words: string, after: number | null) {
	const match = matchQuery(parseSearchWords(words));
	const { orderBy, where } = searchKeyset(forumSearch.rowid, {
		isDescending: true,
		after: after === null ? null : [after],
	});
	return db
		.select({ id: sql<number>`${forumSearch.rowid}`.as("looked_id") })
		.from(forumSearch)
		.where(and(match === null ? sql`false` : sql`${forumSearch} match ${match}`, where))
		.orderBy(...orderBy)
		.$dynamic();
}

const isOpen = and(
	isListed,
	// What somebody has written who is suspended is not found while they are.
	isNull(users.suspendedAt),
);

function isWanted({ categoryId, tagId, author, kind, isSolved, languages, since, until, ...origin }: PostSearch) {
	const { acceptedNumber } = forumTopics;
	const { lessonId, courseId, resourceId } = origin;
	return and(
		categoryId === undefined ? undefined : sql`+${forumTopics.categoryId} = ${categoryId}`,
		tagId === undefined
			? undefined
			: sql`exists (select 1 from ${forumTopicTags} where ${forumTopicTags.topicId} = ${forumTopics.id}
				and ${forumTopicTags.tagId} = ${tagId})`,
		author && sql`+${forumPosts.authorId} in ${idsOfAuthor(author)}`,
		kind && sql`+${forumTopics.kind} = ${kind}`,
		lessonId === undefined ? undefined : sql`+${forumTopics.lessonId} = ${lessonId}`,
		courseId === undefined ? undefined : sql`+${forumTopics.courseId} = ${courseId}`,
		resourceId === undefined ? undefined : sql`+${forumTopics.resourceId} = ${resourceId}`,
		isSolved === undefined
			? undefined
			: isSolved
				? isNotNull(acceptedNumber)
				: and(sql`+${forumTopics.kind} = 'question'`, isNull(acceptedNumber)),
		languages && languages.length > 0 ? sql`+${inValues(forumTopics.language, languages)}` : undefined,
		since && gte(forumPosts.createdAt, since),
		until && lt(forumPosts.createdAt, until),
	);
}
