import { and, asc, eq, isNull, ne, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { inValues } from "#db/in-values.server.ts";
import { forumMentions, forumPostAddresses, forumPostRevisions, forumPosts, forumTopics } from "#db/schema/schema.ts";
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

export function deleteRevisions(db: Database, postIds: readonly number[]): Write {
	return db.delete(forumPostRevisions).where(inValues(forumPostRevisions.postId, postIds));
}

const NAMING = {
	id: forumPosts.id,
	number: forumPosts.number,
	body: forumPosts.body,
	html: forumPosts.html,
	title: forumTopics.title,
	language: forumTopics.language,
};

/**
 * Posts of others that mention an account, and posts that quote such a mention. A quoted mention has no row in
 * `forum_mentions`, so the quoting posts are found by their text.
 */
export function listMentioning(db: Database, userId: number, limit: number) {
	const addressing = sql`(select post_id from forum_mentions where user_id = ${userId})`;
	const naming = sql`(select rowid from forum_search where forum_search match ${`"member ${userId}"`})`;
	return db
		.select(NAMING)
		.from(forumPosts)
		.innerJoin(forumTopics, eq(forumTopics.id, forumPosts.topicId))
		.where(
			sql`(${forumPosts.id} in ${addressing}
				or (${forumPosts.id} in ${naming} and instr(${forumPosts.body}, ${`](member:${userId})`}) > 0))`,
		)
		.limit(limit);
}
export type NamingPost = Awaited<ReturnType<typeof listMentioning>>[number];

/** Posts that an account has written and that still say so. */
export function listOwnPosts(db: Database, userId: number, limit: number) {
	return db
		.select({ id: forumPosts.id })
		.from(forumPosts)
		.where(and(eq(forumPosts.authorId, userId), eq(forumPosts.kind, "post")))
		.orderBy(asc(forumPosts.id))
		.limit(limit);
}

/**
 * Posts that quote one of these, in their text or an earlier one, with the number that they quote. A quotation names a
 * number in the topic where it was written, and either post may have been moved since: a post that has stood in two
 * topics may mean the number in either, and is taken to mean both.
 */
export function listQuoting(db: Database, postIds: readonly number[]) {
	const places = db
		.select({ topicId: forumPosts.topicId, number: forumPosts.number })
		.from(forumPosts)
		.where(inValues(forumPosts.id, postIds))
		.union(
			db
				.select({ topicId: forumPostAddresses.topicId, number: forumPostAddresses.number })
				.from(forumPostAddresses)
				.where(inValues(forumPostAddresses.postId, postIds)),
		)
		.as("places");
	const stoodThere = sql`(select there.id from forum_posts there where there.topic_id = ${places.topicId}
		union select former.post_id from forum_post_addresses former where former.topic_id = ${places.topicId})`;
	const words = sql`', ' || ${places.number} || ']'`;
	return db
		.select({ ...NAMING, quoted: sql<number>`${places.number}`.as("quoted_number") })
		.from(places)
		.innerJoin(forumPosts, sql`${forumPosts.id} in ${stoodThere}`)
		.innerJoin(forumTopics, eq(forumTopics.id, forumPosts.topicId))
		.where(
			and(
				isNull(forumPosts.note),
				sql`(instr(${forumPosts.body}, ${words}) > 0 or exists (select 1 from forum_post_revisions earlier
					where earlier.post_id = ${forumPosts.id} and instr(earlier.body, ${words}) > 0))`,
			),
		);
}

/** Removes the author from posts; they then show as posts of a former member. */
export function forgetAuthor(db: Database, postIds: readonly number[]): Write {
	return db.update(forumPosts).set({ authorId: null }).where(inValues(forumPosts.id, postIds));
}

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
