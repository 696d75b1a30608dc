import { and, asc, eq, isNull, ne, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { forumMentions, forumPostRevisions, forumPosts, forumTopics } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

/** Texts of an account, with what says whether their topic ends with them. */
export function listOwnTexts(db: Database, userId: number, limit: number) {
	const others = sql`exists (select 1 from forum_posts other where other.topic_id = ${forumPosts.topicId}
		and other.kind = 'post' and other.author_id is not ${userId}
		and other.withdrawn_at is null and other.hidden_at is null)`;
	return db
		.select({
			id: forumPosts.id,
			topicId: forumPosts.topicId,
			number: forumPosts.number,
			language: forumTopics.language,
			hasOthers: sql<boolean>`${others}`.mapWith(Boolean).as("has_others"),
		})
		.from(forumPosts)
		.innerJoin(forumTopics, eq(forumTopics.id, forumPosts.topicId))
		.where(and(eq(forumPosts.authorId, userId), eq(forumPosts.kind, "post"), ne(forumPosts.body, "")))
		.orderBy(asc(forumPosts.id))
		.limit(limit);
}

/** Behind an empty text that opens a topic in which others have written. */
const NOTHING = "<p>–</p>";

/** The first post of a topic in which others have written stays without its text; any other is withdrawn. */
export function emptyPost(db: Database, { postId, stays, now }: { postId: number; stays: boolean; now: Date }): Write {
	const empty = { body: "", html: stays ? NOTHING : "", deal: null, doubts: {} };
	const withdrawn = {
		withdrawnAt: sql`coalesce(${forumPosts.withdrawnAt}, ${now.getTime()})`,
		withdrawnBy: sql<"author">`coalesce(${forumPosts.withdrawnBy}, 'author')`,
	};
	return db
		.update(forumPosts)
		.set({ ...empty, ...(stays ? {} : withdrawn) })
		.where(eq(forumPosts.id, postId));
}

export function deleteRevisions(db: Database, postId: number): Write {
	return db.delete(forumPostRevisions).where(eq(forumPostRevisions.postId, postId));
}

/** Posts of others that address an account by its name. */
export function listMentioning(db: Database, userId: number, limit: number) {
	return db
		.select({
			id: forumPosts.id,
			number: forumPosts.number,
			body: forumPosts.body,
			html: forumPosts.html,
			title: forumTopics.title,
			language: forumTopics.language,
		})
		.from(forumMentions)
		.innerJoin(forumPosts, eq(forumPosts.id, forumMentions.postId))
		.innerJoin(forumTopics, eq(forumTopics.id, forumPosts.topicId))
		.where(eq(forumMentions.userId, userId))
		.limit(limit);
}

/** Posts of a topic that quote one of its posts. */
export function listQuoting(db: Database, { topicId, number }: { topicId: number; number: number }) {
	return db
		.select({
			id: forumPosts.id,
			number: forumPosts.number,
			body: forumPosts.body,
			html: forumPosts.html,
			title: forumTopics.title,
			language: forumTopics.language,
		})
		.from(forumPosts)
		.innerJoin(forumTopics, eq(forumTopics.id, forumPosts.topicId))
		.where(
			and(
				eq(forumPosts.topicId, topicId),
				isNull(forumPosts.note),
				sql`instr(${forumPosts.html}, ${`data-post="${number}"`}) > 0`,
			),
		);
}
export type NamingPost = Awaited<ReturnType<typeof listQuoting>>[number];

export function listRevisionBodies(db: Database, postId: number) {
	return db
		.select({ revision: forumPostRevisions.revision, body: forumPostRevisions.body })
		.from(forumPostRevisions)
		.where(eq(forumPostRevisions.postId, postId));
}

export function replaceText(
	db: Database,
	{ postId, body, html }: { postId: number; body: string; html: string },
): Write {
	return db.update(forumPosts).set({ body, html }).where(eq(forumPosts.id, postId));
}

export function replaceRevision(
	db: Database,
	{ postId, revision, body }: { postId: number; revision: number; body: string },
): Write {
	return db
		.update(forumPostRevisions)
		.set({ body })
		.where(and(eq(forumPostRevisions.postId, postId), eq(forumPostRevisions.revision, revision)));
}

export function deleteMention(db: Database, { postId, userId }: { postId: number; userId: number }): Write {
	return db.delete(forumMentions).where(and(eq(forumMentions.postId, postId), eq(forumMentions.userId, userId)));
}
