import { and, asc, eq, gte, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { inValues } from "#db/in-values.server.ts";
import type { DealSheet, EDITORS, TopicNote } from "#db/schema/community/forum.ts";
import { forumMentions, forumPostRevisions, forumPosts, forumTopics, users } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { shownPictures } from "../pictures/removed-pictures.sql";
import { takenNumber } from "./post-numbers.repository.server";

export type PostTexts = { body: string; html: string; deal: DealSheet | null };
export type NewPost = PostTexts & {
	topicId: number | SQL<number>;
	number: number | SQL<number>;
	authorId: number;
	clientKey: string;
	replyTo: number | null;
	/** It waits hidden for a moderator. */
	isHeld?: boolean;
	now: Date;
};

export function insertPost(db: Database, { now, isHeld = false, ...post }: NewPost): Write {
	const held = isHeld ? { hiddenAt: now, heldAt: now } : {};
	return db.insert(forumPosts).values({ ...post, ...held, participant: participantOf(post), createdAt: now });
}

/** The number that an author has in a topic already, else the next one. */
export function participantOf({ topicId, authorId }: Pick<NewPost, "topicId" | "authorId">): SQL<number> {
	const inTopic = sql`from ${forumPosts} where ${forumPosts.topicId} = ${topicId}`;
	return sql`coalesce(
		(select ${forumPosts.participant} ${inTopic} and ${forumPosts.authorId} = ${authorId} limit 1),
		(select max(${forumPosts.participant}) + 1 ${inTopic}), 1)`;
}

/** A line in the log of a topic, at the number that `takeNoteNumber` has taken. */
export function insertNote(
	db: Database,
	{ topicId, by, note, now }: { topicId: number; by: number; note: TopicNote | SQL; now: Date },
): Write {
	const texts = { body: "", html: "", clientKey: crypto.randomUUID() };
	return db.insert(forumPosts).values({
		topicId,
		number: takenNumber(topicId),
		kind: "note",
		authorId: by,
		participant: participantOf({ topicId, authorId: by }),
		note,
		...texts,
		createdAt: now,
	});
}

/** A note that leads to a topic whose id only the batch knows. */
export const linkedNote = ({ deed, topicId, count }: { deed: TopicNote["deed"]; topicId: SQL; count: number }): SQL =>
	sql`json_object('deed', ${deed}, 'topicId', ${topicId}, 'count', ${count})`;

/** The post that the author has already sent with this client key. */
export function findSentPost(db: Database, { authorId, clientKey }: { authorId: number; clientKey: string }) {
	return db
		.select({
			id: forumPosts.id,
			number: forumPosts.number,
			topicId: forumPosts.topicId,
			heldAt: forumPosts.heldAt,
		})
		.from(forumPosts)
		.where(and(eq(forumPosts.authorId, authorId), eq(forumPosts.clientKey, clientKey)));
}

export const sentPostId = ({ authorId, clientKey }: { authorId: number; clientKey: string }): SQL<number> =>
	sql`(select ${forumPosts.id} from ${forumPosts}
		where ${forumPosts.authorId} = ${authorId} and ${forumPosts.clientKey} = ${clientKey})`;

export const authorOfPost = (postId: number): SQL<number | null> =>
	sql`(select ${forumPosts.authorId} from ${forumPosts} where ${forumPosts.id} = ${postId})`;

/** Accounts that are not there are left out. */
export function insertMentions(
	db: Database,
	{ postId, userIds }: { postId: number | SQL<number>; userIds: number[] },
): Write {
	const named = db
		.select({ postId: sql`${postId}`.as("post_id"), userId: users.id })
		.from(users)
		.where(inValues(users.id, userIds));
	return db.insert(forumMentions).select(named).onConflictDoNothing();
}

export function deleteMentions(db: Database, postId: number): Write {
	return db.delete(forumMentions).where(eq(forumMentions.postId, postId));
}

/** A post with the state of its topic and the id of its category. */
export function findPost(db: Database, postId: number) {
	return postsWithTopics(db).where(eq(forumPosts.id, postId));
}

/** The same by its address. */
export function findPostAt(db: Database, { topicId, number }: { topicId: number; number: number }) {
	return postsWithTopics(db).where(and(eq(forumPosts.topicId, topicId), eq(forumPosts.number, number)));
}

function postsWithTopics(db: Database) {
	return db
		.select({
			id: forumPosts.id,
			topicId: forumPosts.topicId,
			number: forumPosts.number,
			kind: forumPosts.kind,
			authorId: forumPosts.authorId,
			body: forumPosts.body,
			deal: forumPosts.deal,
			revision: forumPosts.revision,
			createdAt: forumPosts.createdAt,
			editedAt: forumPosts.editedAt,
			editedBy: forumPosts.editedBy,
			withdrawnAt: forumPosts.withdrawnAt,
			withdrawnBy: forumPosts.withdrawnBy,
			hiddenAt: forumPosts.hiddenAt,
			mayEditOnce: forumPosts.mayEditOnce,
			closedAt: forumTopics.closedAt,
			highestNumber: forumTopics.highestNumber,
			acceptedNumber: forumTopics.acceptedNumber,
			title: forumTopics.title,
			language: forumTopics.language,
			categoryId: forumTopics.categoryId,
			authorSuspendedAt: users.suspendedAt,
		})
		.from(forumPosts)
		.innerJoin(forumTopics, eq(forumTopics.id, forumPosts.topicId))
		.leftJoin(users, eq(users.id, forumPosts.authorId));
}

/** Keeps the text that a post had, and the title with it, before either changes. */
export function keepRevision(db: Database, { postId, revision }: { postId: number; revision: number }): Write {
	const former = db
		.select({
			postId: forumPosts.id,
			revision: forumPosts.revision,
			body: forumPosts.body,
			deal: forumPosts.deal,
			title: sql`case when ${forumPosts.number} = 1 then ${forumTopics.title} end`.as("former_title"),
			writtenAt: sql`coalesce(${forumPosts.editedAt}, ${forumPosts.createdAt})`.as("written_at"),
			editor: forumPosts.editedBy,
			isHidden: sql`0`.as("is_hidden"),
		})
		.from(forumPosts)
		.innerJoin(forumTopics, eq(forumTopics.id, forumPosts.topicId))
		.where(and(eq(forumPosts.id, postId), eq(forumPosts.revision, revision)));
	return db.insert(forumPostRevisions).select(former);
}

type Change = PostTexts & {
	postId: number;
	revision: number;
	editedAt: Date | null;
	/** It uses the one edit that a decision has left to its author. */
	isOnce: boolean;
};

/** Updates no row if the post has another revision, is withdrawn, or the one edit is used. */
export function changePost(db: Database, { postId, revision, editedAt, isOnce, ...texts }: Change): Write {
	return db
		.update(forumPosts)
		.set({ ...texts, revision: revision + 1, ...(editedAt && { editedAt }), ...(isOnce && { mayEditOnce: false }) })
		.where(
			and(
				eq(forumPosts.id, postId),
				eq(forumPosts.revision, revision),
				isNull(forumPosts.withdrawnAt),
				isOnce ? eq(forumPosts.mayEditOnce, true) : undefined,
			),
		);
}

type Editing = { postId: number; editedBy: (typeof EDITORS)[number] };

/** Behind `changePost`: whose words the post has now. */
export function noteEditor(db: Database, { postId, editedBy }: Editing): Write {
	return db.update(forumPosts).set({ editedBy }).where(eq(forumPosts.id, postId));
}

type Removal = { postId: number; by: "author" | "moderator"; now: Date };

export function removePost(db: Database, { postId, by, now }: Removal): Write {
	return db
		.update(forumPosts)
		.set({ withdrawnAt: now, withdrawnBy: by })
		.where(and(eq(forumPosts.id, postId), isNull(forumPosts.withdrawnAt)));
}

/** Of a post that `by` has withdrawn: authors bring back only what they took away themselves. */
export function restorePost(db: Database, { postId, by }: Omit<Removal, "now">): Write {
	return db
		.update(forumPosts)
		.set({ withdrawnAt: null, withdrawnBy: null })
		.where(and(eq(forumPosts.id, postId), eq(forumPosts.withdrawnBy, by)));
}

export function listRevisions(db: Database, postId: number) {
	return db
		.select()
		.from(forumPostRevisions)
		.where(eq(forumPostRevisions.postId, postId))
		.orderBy(asc(forumPostRevisions.revision));
}

/** The same by the address of the post. */
export function listRevisionsAt(db: Database, { topicId, number }: { topicId: number; number: number }) {
	return db
		.select({
			revision: forumPostRevisions.revision,
			body: forumPostRevisions.body,
			title: forumPostRevisions.title,
			writtenAt: forumPostRevisions.writtenAt,
			editedBy: forumPostRevisions.editor,
			isHidden: forumPostRevisions.isHidden,
		})
		.from(forumPostRevisions)
		.innerJoin(forumPosts, eq(forumPosts.id, forumPostRevisions.postId))
		.where(and(eq(forumPosts.topicId, topicId), eq(forumPosts.number, number)))
		.orderBy(asc(forumPostRevisions.revision));
}

/** Changes no row if it stands so already: put `requireChange` behind it. */
export function hideRevision(
	db: Database,
	{ postId, revision, isHidden }: { postId: number; revision: number; isHidden: boolean },
): Write {
	return db
		.update(forumPostRevisions)
		.set({ isHidden })
		.where(
			and(
				eq(forumPostRevisions.postId, postId),
				eq(forumPostRevisions.revision, revision),
				eq(forumPostRevisions.isHidden, !isHidden),
			),
		);
}

type Range = { topicId: number; from: number | SQL<number>; limit: number; extra?: readonly number[] };

/** Posts of a topic in order from a number on, and those of `extra`, with their authors. */
export function listPosts(db: Database, { topicId, from, limit, extra = [] }: Range) {
	const range = db
		.select({ id: forumPosts.id })
		.from(forumPosts)
		.where(and(eq(forumPosts.topicId, topicId), gte(forumPosts.number, from)))
		.orderBy(asc(forumPosts.number))
		.limit(limit);
	const others = and(eq(forumPosts.topicId, topicId), inValues(forumPosts.number, extra));
	return db
		.select({
			id: forumPosts.id,
			number: forumPosts.number,
			kind: forumPosts.kind,
			authorId: forumPosts.authorId,
			participant: forumPosts.participant,
			authorName: users.name,
			authorPicture: users.profileImageUrl,
			authorCountry: users.country,
			authorRole: users.role,
			authorSuspendedAt: users.suspendedAt,
			body: forumPosts.body,
			html: forumPosts.html,
			pictures: shownPictures.as("shown_pictures"),
			deal: forumPosts.deal,
			note: forumPosts.note,
			replyTo: forumPosts.replyTo,
			replyTopicId: forumPosts.replyTopicId,
			quotesTopicId: forumPosts.quotesTopicId,
			revision: forumPosts.revision,
			createdAt: forumPosts.createdAt,
			editedAt: forumPosts.editedAt,
			editedBy: forumPosts.editedBy,
			withdrawnAt: forumPosts.withdrawnAt,
			withdrawnBy: forumPosts.withdrawnBy,
			hiddenAt: forumPosts.hiddenAt,
			heldAt: forumPosts.heldAt,
			mayEditOnce: forumPosts.mayEditOnce,
			reactions: forumPosts.reactions,
			doubts: forumPosts.doubts,
		})
		.from(forumPosts)
		.leftJoin(users, eq(users.id, forumPosts.authorId))
		.where(extra.length > 0 ? or(inArray(forumPosts.id, range), others) : inArray(forumPosts.id, range))
		.orderBy(asc(forumPosts.number));
}
