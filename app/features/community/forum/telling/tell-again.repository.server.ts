import { and, gt, type SQL, sql } from "drizzle-orm";
import { enqueue, enqueueAll } from "#app/features/operations/jobs/face.server.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import type { Database } from "#db/client.server.ts";
import { forumMentions, forumPosts } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { editTellingId } from "./telling-ids";

/** Older posts are shown again without telling anybody. */
const TOLD_DAYS = 7;

/** Behind the showing of a post: tells people who were not told of it while it was hidden. */
export function tellOfShown(db: Database, isNamed: SQL | undefined, now: Date): Write {
	const since = new Date(now.getTime() - TOLD_DAYS * DAY_MS);
	const payload = { postId: forumPosts.id, after: sql`0`, only: sql`null` };
	const where = and(isNamed, gt(forumPosts.createdAt, since));
	return enqueueAll(db, "forum.tell", { payload, from: forumPosts, where }, now);
}

type Edit = { postId: number; revision: number; mentions: readonly number[]; now: Date };

/** Before the mentions of a post are written anew: tells those whom an edit adds. */
export function tellOfEdit(db: Database, { postId, revision, mentions, now }: Edit): Write | undefined {
	if (mentions.length === 0) return undefined;
	const former = sql`select ${forumMentions.userId} from ${forumMentions} where ${forumMentions.postId} = ${postId}`;
	const only = sql<number[]>`json((select json_group_array(value) from json_each(${JSON.stringify(mentions)})
		where value not in (${former})))`;
	return enqueue(db, "forum.tell", { postId, after: 0, only }, { id: editTellingId(postId, revision), dueAt: now });
}
