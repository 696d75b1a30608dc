import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import type { Reaction } from "#db/schema/community/forum-kinds.ts";
import { forumBookmarks, forumPosts, forumReactions } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { isShown } from "../posts/post-numbers.repository.server";

type Mark = { postId: number; userId: number; name: Reaction };

/** Once for each person and name, and not to one's own post. */
export function addReaction(db: Database, { postId, userId, name, now }: Mark & { now: Date }): Write {
	const others = db
		.select({
			postId: forumPosts.id,
			userId: sql`${userId}`.as("user_id"),
			name: sql`${name}`.as("name"),
			reactedAt: sql`${now.getTime()}`.as("reacted_at"),
		})
		.from(forumPosts)
		.where(and(eq(forumPosts.id, postId), isShown, sql`${forumPosts.authorId} is not ${userId}`));
	return db.insert(forumReactions).select(others).onConflictDoNothing();
}

export function dropReaction(db: Database, { postId, userId, name }: Mark): Write {
	const { postId: post, userId: user, name: kind } = forumReactions;
	return db.delete(forumReactions).where(and(eq(post, postId), eq(user, userId), eq(kind, name)));
}

/** What a post says of its reactions, beside `forumPosts`. */
export const countedReactions = reactionsExcept(null);

/** Behind either: the counts that stand at the post. */
export function countReactions(db: Database, postId: number): Write {
	return db.update(forumPosts).set({ reactions: countedReactions }).where(eq(forumPosts.id, postId));
}

/** The counts without the reactions that an account has left: they are about to go. */
export function countReactionsWithout(db: Database, userId: number): Write {
	const marked = sql`(select left_behind.post_id from forum_reactions left_behind where left_behind.user_id = ${userId})`;
	return db
		.update(forumPosts)
		.set({ reactions: reactionsExcept(userId) })
		.where(sql`${forumPosts.id} in ${marked}`);
}

function reactionsExcept(userId: number | null): SQL<Record<string, number>> {
	return sql`coalesce((select json_group_object(name, number) from (
		select ${forumReactions.name} as name, count(*) as number from ${forumReactions}
		where ${forumReactions.postId} = ${forumPosts.id} and ${forumReactions.userId} is not ${userId}
		group by ${forumReactions.name})), '{}')`;
}

export function keepBookmark(
	db: Database,
	{ userId, postId, now }: { userId: number; postId: number; now: Date },
): Write {
	return db.insert(forumBookmarks).values({ userId, postId, keptAt: now }).onConflictDoNothing();
}

export function dropBookmark(db: Database, { userId, postId }: { userId: number; postId: number }): Write {
	return db.delete(forumBookmarks).where(and(eq(forumBookmarks.userId, userId), eq(forumBookmarks.postId, postId)));
}
