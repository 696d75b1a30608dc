import { and, gt, type SQL, sql } from "drizzle-orm";
import { enqueueAll } from "#app/features/operations/jobs/face.server.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import type { Database } from "#db/client.server.ts";
import { forumPosts } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

/** Older posts are shown again without telling anybody. */
const TOLD_DAYS = 7;

/** Behind the showing of a post: tells people who were not told of it while it was hidden. */
export function tellOfShown(db: Database, isNamed: SQL | undefined, now: Date): Write {
	const since = new Date(now.getTime() - TOLD_DAYS * DAY_MS);
	const payload = { postId: forumPosts.id, after: sql`0`, only: sql`null` };
	const where = and(isNamed, gt(forumPosts.createdAt, since));
	return enqueueAll(db, "forum.tell", { payload, from: forumPosts, where }, now);
}
