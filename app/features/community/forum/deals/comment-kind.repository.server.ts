import { and, eq, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { ReportableKind } from "#app/features/community/moderation/reportable.ts";
import type { Database } from "#db/client.server.ts";
import { forumCategories, forumLineDoubts, forumPosts, forumTopics, users } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { isShown } from "../posts/post-numbers.repository.server";
import { postPath, reportedState } from "../posts/reported-thing.sql";
import { publicName } from "../public-name";
import { isListed } from "../topics/topic-lists.repository.server";
import { raiseTopicVersions } from "../topics/topics.repository.server";
import { mayEnter } from "../who-enters.sql";

/** A comment on a line of a deal sheet, by the id of its doubt, which counts whatever becomes of the comment. */
export const COMMENT_KIND: ReportableKind = {
	name: "lineComment",
	find: (db, { id, reader, now }) =>
		db
			.select({
				id: sql<string>`cast(${forumLineDoubts.id} as text)`.as("thing_id"),
				authorId: sql<number | null>`${forumLineDoubts.userId}`.as("thing_author"),
				authorName: sql<string>`${users.name}`.mapWith(publicName).as("thing_author_name"),
				title: sql<string>`${forumTopics.title}`.as("thing_title"),
				text: sql<string>`${forumLineDoubts.comment}`.as("thing_text"),
				path: postPath.as("thing_path"),
				language: sql<string | null>`${forumTopics.language}`.as("thing_language"),
				state: reportedState(forumLineDoubts).as("thing_state"),
			})
			.from(forumLineDoubts)
			.innerJoin(users, eq(users.id, forumLineDoubts.userId))
			.innerJoin(forumPosts, eq(forumPosts.id, forumLineDoubts.postId))
			.innerJoin(forumTopics, eq(forumTopics.id, forumPosts.topicId))
			.innerJoin(forumCategories, eq(forumCategories.id, forumTopics.categoryId))
			.where(
				and(
					isNamed(id),
					mayEnter(db, reader, now),
					reader.isModerator ? undefined : and(isReadableComment, isShown, isListed),
				),
			)
			.limit(1),
	hide: (db, { id, now }) => [
		db
			.update(forumLineDoubts)
			.set({ hiddenAt: now })
			.where(and(isNamed(id), isNull(forumLineDoubts.hiddenAt))),
		raiseVersion(db, id),
	],
	show: (db, { id }) => [
		db.update(forumLineDoubts).set({ hiddenAt: null, withdrawnAt: null }).where(isNamed(id)),
		raiseVersion(db, id),
	],
	remove: (db, { id, now }) => [
		db
			.update(forumLineDoubts)
			.set({ withdrawnAt: now })
			.where(and(isNamed(id), isNull(forumLineDoubts.withdrawnAt))),
		raiseVersion(db, id),
	],
};

/** There is a comment, and everybody who reads the post may read it. */
export const isReadableComment = and(
	ne(forumLineDoubts.comment, ""),
	isNull(forumLineDoubts.hiddenAt),
	isNull(forumLineDoubts.withdrawnAt),
);

function isNamed(id: string): SQL {
	const doubtId = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0;
	return eq(forumLineDoubts.id, doubtId);
}

function raiseVersion(db: Database, id: string): Write {
	const post = db.select({ id: forumLineDoubts.postId }).from(forumLineDoubts).where(isNamed(id));
	return raiseTopicVersions(db, inArray(forumPosts.id, post));
}
