import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { requireChange } from "#db/conflict.ts";
import { inValues } from "#db/in-values.server.ts";
import type { TopicKind } from "#db/schema/community/forum-kinds.ts";
import { forumCategories, forumPosts, forumTags, forumTopics, forumTopicTags, users } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { type ForumReader, mayEnter } from "../who-enters.sql";

/** A topic with what decides about it. None if the reader may not enter its category. */
export function findTopic(db: Database, topicId: number, { reader, now }: { reader: ForumReader; now: Date }) {
	return db
		.select({
			id: forumTopics.id,
			categoryId: forumTopics.categoryId,
			kind: forumTopics.kind,
			language: forumTopics.language,
			title: forumTopics.title,
			authorId: forumTopics.authorId,
			courseId: forumTopics.courseId,
			lessonId: forumTopics.lessonId,
			resourceId: forumTopics.resourceId,
			highestNumber: forumTopics.highestNumber,
			lastShown: forumTopics.lastShown,
			postCount: forumTopics.postCount,
			viewCount: forumTopics.viewCount,
			acceptedNumber: forumTopics.acceptedNumber,
			createdAt: forumTopics.createdAt,
			activeAt: forumTopics.activeAt,
			pinnedAt: forumTopics.pinnedAt,
			closedAt: forumTopics.closedAt,
			withdrawnAt: forumTopics.withdrawnAt,
			hiddenAt: forumTopics.hiddenAt,
			mergedInto: forumTopics.mergedInto,
			version: forumTopics.version,
			slowMinutes: forumTopics.slowMinutes,
			slowSeconds: forumCategories.slowSeconds,
			authorSuspendedAt: users.suspendedAt,
		})
		.from(forumTopics)
		.innerJoin(forumCategories, eq(forumCategories.id, forumTopics.categoryId))
		.leftJoin(users, eq(users.id, forumTopics.authorId))
		.where(and(eq(forumTopics.id, topicId), mayEnter(db, reader, now)));
}
export type FoundTopic = Awaited<ReturnType<typeof findTopic>>[number];

/**
 * Put it in front of what was decided by a topic as it was read: fails the batch if that has changed since, as its
 * version says, which every post and every deed of a moderator raises. Then read again (`readAgain`).
 */
export function requireSame(db: Database, { id, version }: Pick<FoundTopic, "id" | "version">): Write[] {
	return [
		db
			.update(forumTopics)
			.set({ version: version + 1 })
			.where(and(eq(forumTopics.id, id), eq(forumTopics.version, version))),
		requireChange(db),
	];
}

/** A category that the reader may enter, for who starts a topic in it. */
export function findOpenCategory(db: Database, key: string, { reader, now }: { reader: ForumReader; now: Date }) {
	return db
		.select({ id: forumCategories.id, language: forumCategories.language })
		.from(forumCategories)
		.where(and(eq(forumCategories.key, key), isNull(forumCategories.retiredAt), mayEnter(db, reader, now)));
}

export type NewTopic = {
	categoryId: number;
	kind: TopicKind;
	language: string;
	title: string;
	authorId: number;
	clientKey: string;
	courseId: number | null;
	lessonId: number | null;
	resourceId: number | null;
	now: Date;
};

/** A topic whose first post waits for a moderator is hidden with it. */
export function insertTopic(
	db: Database,
	{ now, authorId, ...topic }: NewTopic,
	{ isHeld }: { isHeld: boolean },
): Write {
	const held = isHeld ? { hiddenAt: now, lastShown: 0, postCount: 0 } : {};
	return db
		.insert(forumTopics)
		.values({ ...topic, ...held, authorId, people: [authorId], createdAt: now, activeAt: now });
}

type MovedTopic = Omit<NewTopic, "authorId"> & { authorId: SQL<number | null> };

/** A topic that has no posts yet: those of another one come into it. */
export function insertMovedTopic(db: Database, { now, ...topic }: MovedTopic): Write {
	const empty = { highestNumber: 0, lastShown: 0, postCount: 0 };
	return db.insert(forumTopics).values({ ...topic, ...empty, createdAt: now, activeAt: now });
}

type Sent = { authorId: number; clientKey: string };
export const sentTopicId = ({ authorId, clientKey }: Sent): SQL<number> =>
	sql`(select ${forumTopics.id} from ${forumTopics}
		where ${forumTopics.authorId} = ${authorId} and ${forumTopics.clientKey} = ${clientKey})`;

export function findSentTopic(db: Database, { authorId, clientKey }: Sent) {
	return db
		.select({ id: forumTopics.id, hiddenAt: forumTopics.hiddenAt })
		.from(forumTopics)
		.where(and(eq(forumTopics.authorId, authorId), eq(forumTopics.clientKey, clientKey)));
}

type ByKey = { authorId: SQL<number | null>; clientKey: string };
const isByKey = ({ authorId, clientKey }: ByKey): SQL =>
	sql`(${forumTopics.clientKey} = ${clientKey} and ${forumTopics.authorId} is ${authorId})`;
/** The topic with this key, also of a former member. */
export const topicByKey = (key: ByKey): SQL<number> =>
	sql`(select ${forumTopics.id} from ${forumTopics} where ${isByKey(key)})`;

export function findTopicByKey(db: Database, key: ByKey) {
	return db.select({ id: forumTopics.id }).from(forumTopics).where(isByKey(key));
}

/** The highest id; 0 without topics. */
export function findHighestTopic(db: Database) {
	return db.select({ highest: sql<number>`coalesce(max(${forumTopics.id}), 0)`.as("highest_topic") }).from(forumTopics);
}

export function countTopics(db: Database, { categoryId, by }: { categoryId: number; by: number }): Write {
	return db
		.update(forumCategories)
		.set({
			topicCount: sql`${forumCategories.topicCount} + ${by}`,
			version: sql`${forumCategories.version} + 1`,
		})
		.where(eq(forumCategories.id, categoryId));
}

/** Topics that a category counts, beside `forumCategories`: those that stand, also while their authors are suspended. */
export const standingTopics = sql<number>`(select count(*) from ${forumTopics}
	where ${forumTopics.categoryId} = ${forumCategories.id} and ${forumTopics.withdrawnAt} is null
	and ${forumTopics.hiddenAt} is null and ${forumTopics.mergedInto} is null)`;

/** Behind every change of which topics of a category stand. Running it again changes nothing but the version. */
export function recountCategory(db: Database, categoryId: number | SQL<number>): Write {
	return db
		.update(forumCategories)
		.set({ topicCount: standingTopics, version: sql`${forumCategories.version} + 1` })
		.where(sql`${forumCategories.id} = ${categoryId}`);
}

/** The same behind a change of one post, where that is the first of its topic. */
export function recountCategoryOfFirst(db: Database, postId: number): Write {
	const category = sql<number>`(select ${forumTopics.categoryId} from ${forumTopics} join ${forumPosts}
		on ${forumPosts.topicId} = ${forumTopics.id} where ${forumPosts.id} = ${postId} and ${forumPosts.number} = 1)`;
	return recountCategory(db, category);
}

/** What visitors see of the lists of a topic's category has changed. */
export function raiseCategoryVersion(db: Database, topicId: number | SQL<number>): Write {
	return db
		.update(forumCategories)
		.set({ version: sql`${forumCategories.version} + 1` })
		.where(
			sql`${forumCategories.id} = (select ${forumTopics.categoryId} from ${forumTopics} where ${forumTopics.id} = ${topicId})`,
		);
}

/** What visitors see of the topics of some posts has changed; no topic moves up. */
export function raiseTopicVersions(db: Database, ofPosts: SQL): Write {
	const topics = db.select({ id: forumPosts.topicId }).from(forumPosts).where(ofPosts);
	return db
		.update(forumTopics)
		.set({ version: sql`${forumTopics.version} + 1` })
		.where(inArray(forumTopics.id, topics));
}

/** Tags that are not there yet are made; `slug` is what tells them apart. */
export function insertTags(db: Database, tags: readonly { slug: string; name: string }[]): Write[] {
	return tags.length > 0
		? [
				db
					.insert(forumTags)
					.values([...tags])
					.onConflictDoNothing(),
			]
		: [];
}

type Tagging = { topicId: number | SQL<number>; slugs: readonly string[]; activeAt: Date | SQL };

export function tagTopic(db: Database, { topicId, slugs, activeAt }: Tagging): Write[] {
	if (slugs.length === 0) return [];
	const at = activeAt instanceof Date ? activeAt.getTime() : activeAt;
	const rows = db
		.select({ topicId: sql`${topicId}`.as("topic_id"), tagId: forumTags.id, activeAt: sql`${at}`.as("active_at") })
		.from(forumTags)
		.where(inValues(forumTags.slug, slugs));
	return [db.insert(forumTopicTags).select(rows)];
}

/** `null` takes the mark away. Only a post that is shown, and not the question itself. */
export function setAccepted(db: Database, { topicId, number }: { topicId: number; number: number | null }): Write {
	const answer = sql`exists (select 1 from ${forumPosts} where ${forumPosts.topicId} = ${topicId}
		and ${forumPosts.number} = ${number} and ${forumPosts.number} > 1 and ${forumPosts.kind} = 'post'
		and ${forumPosts.withdrawnAt} is null and ${forumPosts.hiddenAt} is null)`;
	return db
		.update(forumTopics)
		.set({ acceptedNumber: number, version: sql`${forumTopics.version} + 1` })
		.where(and(eq(forumTopics.id, topicId), eq(forumTopics.kind, "question"), number === null ? undefined : answer));
}

type TopicState = Partial<
	Pick<
		typeof forumTopics.$inferInsert,
		"categoryId" | "closedAt" | "pinnedAt" | "slowMinutes" | "withdrawnAt" | "hiddenAt" | "mergedInto"
	>
>;

export function setTopicState(db: Database, topicId: number, state: TopicState): Write {
	return db
		.update(forumTopics)
		.set({ ...state, version: sql`${forumTopics.version} + 1` })
		.where(eq(forumTopics.id, topicId));
}

export function changeTitle(db: Database, { topicId, title }: { topicId: number; title: string }): Write {
	return db
		.update(forumTopics)
		.set({ title, version: sql`${forumTopics.version} + 1` })
		.where(eq(forumTopics.id, topicId));
}
