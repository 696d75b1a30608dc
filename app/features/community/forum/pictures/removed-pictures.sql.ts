import { type Column, type SQL, sql } from "drizzle-orm";
import { forumPosts } from "#db/schema/schema.ts";

/** A decision about a post has removed the picture. */
export const isRemovedPicture = (uploadId: Column): SQL =>
	sql`exists (select 1 from forum_removed_pictures removed where removed.upload_id = ${uploadId})`;

/** Uploads that a post shows, beside `forumPosts`. */
export const shownPictures = sql<string[]>`(select json_group_array(shown.upload_id) from forum_post_pictures shown
	where shown.post_id = ${forumPosts.id}
	and not exists (select 1 from forum_removed_pictures removed where removed.upload_id = shown.upload_id))`.mapWith(
	(ids: string) => JSON.parse(ids) as string[],
);
