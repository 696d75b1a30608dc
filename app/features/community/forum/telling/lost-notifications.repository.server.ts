import { type SQL, sql } from "drizzle-orm";
import { deleteUnreadable } from "#app/features/people/inbox/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { forumCategories, forumPosts, forumTopics } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { isPathOfPosts } from "../reading/paths-of-posts.sql";
import { mayEnterAs } from "../who-enters.sql";
import { FORUM_MAILS } from "./mails.server";

type Moved = { topicId: number; upTo: number; now: Date };

/**
 * Behind what brings posts into another category: takes what people were told of posts of that topic, up to a number,
 * from those who may not enter the category.
 */
export function deleteLostNotifications(db: Database, { topicId, upTo, now }: Moved): Write {
	const category = sql`from ${forumTopics} join ${forumCategories} on ${forumCategories.id} = ${forumTopics.categoryId}
		where ${forumTopics.id} = ${topicId}`;
	const isPath = isPathOfPosts({ topicId, upTo });
	return deleteUnreadable(db, {
		kinds: Object.keys(FORUM_MAILS),
		// Notifications about a post are younger than the post. Null for public categories, so that nothing is read.
		since: sql`(select min(${forumPosts.createdAt}) from ${forumPosts} where ${forumPosts.topicId} = ${topicId}
			and exists (select 1 ${category} and ${forumCategories.access} <> 'public'))`,
		isLost: ({ userId, path }): SQL =>
			sql`(${isPath(path)} and not exists (select 1 ${category} and ${mayEnterAs(db, sql<number>`${userId}`, now)}))`,
	});
}
