import { eq, type SQL, sql } from "drizzle-orm";
import { cutText } from "#app/features/library/search/words/cut-text.ts";
import type { Database } from "#db/client.server.ts";
import { forumSearch } from "#db/schema/community/forum-search.ts";
import type { Write } from "#db/write.ts";

type IndexedPost = { postId: number | SQL<number>; title: string; body: string };

/** Behind the writing of a post. `title`: of its topic for the first post, else empty. */
export function indexPost(db: Database, { postId, title, body }: IndexedPost): Write {
	return db.insert(forumSearch).values({ rowid: postId, title: cutText(title), text: cutText(body) });
}

/** Before a text is indexed anew, and when a post is withdrawn, hidden or moved to where it is not found. */
export function removeFromPostIndex(db: Database, postId: number): Write {
	return db.delete(forumSearch).where(eq(forumSearch.rowid, sql`${postId}`));
}
