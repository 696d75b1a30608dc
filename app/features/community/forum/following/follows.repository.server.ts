import { and, desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { localizedColumn, translates } from "#app/shared/words/localized-column.server.ts";
import type { Database } from "#db/client.server.ts";
import type { FollowLevel } from "#db/schema/community/forum-kinds.ts";
import {
	forumCategories,
	forumCategoryTranslations,
	forumFollows,
	forumReads,
	forumTags,
	forumTopics,
} from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { isListed } from "../topics/topic-lists.repository.server";
import { type ForumReader, mayEnter } from "../who-enters.sql";
import type { Follow } from "./follow-forms";

const asked = alias(forumCategoryTranslations, "followed_asked");
const english = alias(forumCategoryTranslations, "followed_english");

/** Categories and tags that somebody watches or has muted, the latest first. */
export function listFollows(db: Database, { userId, language }: { userId: UserId; language: Language }) {
	return db
		.select({
			id: forumFollows.id,
			level: forumFollows.level,
			category: sql<string | null>`${forumCategories.key}`.as("followed_category"),
			name: localizedColumn("followed_name", asked.name, english.name),
			tag: sql<string | null>`${forumTags.slug}`.as("followed_tag"),
			tagName: sql<string | null>`${forumTags.name}`.as("followed_tag_name"),
		})
		.from(forumFollows)
		.leftJoin(forumCategories, eq(forumCategories.id, forumFollows.categoryId))
		.leftJoin(forumTags, eq(forumTags.id, forumFollows.tagId))
		.leftJoin(asked, translates(asked.categoryId, forumCategories.id, language))
		.leftJoin(english, translates(english.categoryId, forumCategories.id, "en"))
		.where(sql`${forumFollows.userId} = ${userId}`)
		.orderBy(desc(forumFollows.chosenAt), desc(forumFollows.id));
}

type Chosen = { userId: number; level: FollowLevel; now: Date; reader: ForumReader };

/** Only what is there, and a category that its reader may enter. `normal` ends it. */
export function chooseFollow(
	db: Database,
	{ about, key, level }: Follow,
	{ userId, now, reader }: Omit<Chosen, "level">,
): Write {
	const category = db
		.select({ id: forumCategories.id })
		.from(forumCategories)
		.where(and(eq(forumCategories.key, key), mayEnter(db, reader, now)));
	const tag = db.select({ id: forumTags.id }).from(forumTags).where(eq(forumTags.slug, key));
	const column = about === "category" ? forumFollows.categoryId : forumFollows.tagId;
	const subject = about === "category" ? sql`${category}` : sql`${tag}`;
	if (level === "normal") {
		return db.delete(forumFollows).where(and(eq(forumFollows.userId, userId), sql`${column} in ${subject}`));
	}
	const at = now.getTime();
	const ofCategory = about === "category" ? sql`found.id` : sql`null`;
	const ofTag = about === "tag" ? sql`found.id` : sql`null`;
	return db
		.insert(forumFollows)
		.select(sql`select null, ${userId}, ${ofCategory}, ${ofTag}, ${level}, ${at} from ${subject} found where true`)
		.onConflictDoUpdate({ target: [forumFollows.userId, column], set: { level, chosenAt: now } });
}

type Own = { userId: number; id: number };

export function endFollow(db: Database, { userId, id }: Own): Write {
	return db.delete(forumFollows).where(and(eq(forumFollows.userId, userId), eq(forumFollows.id, id)));
}

/** A topic that somebody follows no longer; their position in it stays. */
export function endTopicLevel(db: Database, { userId, id, now }: Own & { now: Date }): Write {
	return db
		.update(forumReads)
		.set({ level: "normal", chosenAt: now })
		.where(and(eq(forumReads.userId, userId), eq(forumReads.topicId, id)));
}

/** Topics that somebody watches or has muted, the latest visited first; those that they may no longer enter are left out. */
export function listFollowedTopics(
	db: Database,
	{ userId, reader, now, limit }: { userId: number; reader: ForumReader; now: Date; limit: number },
) {
	return db
		.select({
			id: forumTopics.id,
			title: forumTopics.title,
			language: forumTopics.language,
			level: forumReads.level,
		})
		.from(forumReads)
		.innerJoin(forumTopics, eq(forumTopics.id, forumReads.topicId))
		.innerJoin(forumCategories, eq(forumCategories.id, forumTopics.categoryId))
		.where(
			and(
				eq(forumReads.userId, userId),
				// Word for word as the partial index says it.
				sql`${forumReads.level} in ('watch', 'mute')`,
				isListed,
				mayEnter(db, reader, now),
			),
		)
		.orderBy(desc(forumReads.visitedAt), desc(forumTopics.id))
		.limit(limit);
}
