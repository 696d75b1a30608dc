import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Database } from "#db/client.server.ts";
import { listUnreadTopics } from "../topics/topic-lists.repository.server";
import type { ForumUnread } from "./shapes";

type UnreadQuery = { userId: number; now: Date };

/** Topics that the caller follows and has not read to their ends. */
export async function unreadByApi(
	db: Database,
	{ origin }: Pick<AppLoadContext, "origin">,
	asked: UnreadQuery,
): Promise<ForumUnread> {
	const topics = await listUnreadTopics(db, asked);
	return {
		topics: topics.map(({ id, title, unread, firstUnread, lastShown }) => ({
			id,
			title,
			unread,
			url: `${origin}/forum/${id}/${firstUnread ?? lastShown}`,
		})),
	};
}
