import { and, desc, eq, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { noteEditOnce } from "#app/features/community/moderation/face.server.ts";
import type { ReportableKind } from "#app/features/community/moderation/reportable.ts";
import type { Database } from "#db/client.server.ts";
import { MEASURES, type Measure } from "#db/schema/community/moderation-kinds.ts";
import { forumCategories, forumPostPrints, forumPosts, forumTopics, users } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { picturePath, wordsOfPicture } from "../pictures/post-picture";
import { removePictures, restorePictures } from "../pictures/removed-pictures.repository.server";
import { shownPictures } from "../pictures/removed-pictures.sql";
import { publicName } from "../public-name";
import { tellOfShown } from "../telling/tell-again.repository.server";
import { closeTopicOf, openTopicOf } from "../topics/close-by-decision.repository.server";
import { isListed } from "../topics/topic-lists.repository.server";
import { recountCategory } from "../topics/topics.repository.server";
import { COMPARED_DAYS } from "../trust/writing-limits";
import { mayEnter } from "../who-enters.sql";
import { copyOfPost } from "./copy-of-post.server";
import { isShown, moveUpWithHeld, recountTopic } from "./post-numbers.repository.server";
import { postPath, reportedState } from "./reported-thing.sql";

const MOST_SAME = 20;

const COPY = sql<string>`json_object('body', ${forumPosts.body}, 'deal', json(${forumPosts.deal}),
	'language', ${forumTopics.language}, 'poll', (select json_object('question', poll.question, 'options', json(poll.options))
		from forum_polls poll where poll.topic_id = ${forumPosts.topicId} and ${forumPosts.number} = 1))`.mapWith(
	(copied: string) => copyOfPost(JSON.parse(copied)),
);
/** Pictures that stand, and replies to the topic of a first post. */
const MEASURES_NOW = sql<Measure[]>`json_array(
	case when json_array_length(${shownPictures}) > 0 then 'picturesRemoved' end,
	case when ${forumPosts.number} = 1 and ${forumTopics.closedAt} is null then 'closed' end)`.mapWith((names: string) =>
	MEASURES.filter((measure) => (JSON.parse(names) as string[]).includes(measure)),
);

/**
 * A post, by its id or by topic and number (`12/3`). The index of the search is left alone, since the search leaves out
 * what is not shown; so a post that is shown again is found again.
 */
export const POST_KIND: ReportableKind = {
	name: "post",
	comparedDays: COMPARED_DAYS,
	find: (db, { id, reader, now }) =>
		db
			.select({
				id: sql<string>`cast(${forumPosts.id} as text)`.as("thing_id"),
				authorId: sql<number | null>`${forumPosts.authorId}`.as("thing_author"),
				authorName: sql<string>`coalesce(${users.name}, '')`.mapWith(publicName).as("thing_author_name"),
				title: sql<string>`${forumTopics.title}`.as("thing_title"),
				text: COPY.as("thing_text"),
				path: postPath.as("thing_path"),
				language: sql<string | null>`${forumTopics.language}`.as("thing_language"),
				state: reportedState(forumPosts).as("thing_state"),
				pictures: shownPictures.as("thing_pictures"),
				measures: MEASURES_NOW.as("thing_measures"),
			})
			.from(forumPosts)
			.innerJoin(forumTopics, eq(forumTopics.id, forumPosts.topicId))
			.innerJoin(forumCategories, eq(forumCategories.id, forumTopics.categoryId))
			.leftJoin(users, eq(users.id, forumPosts.authorId))
			.where(
				and(
					isNamed(id),
					eq(forumPosts.kind, "post"),
					mayEnter(db, reader, now),
					reader.isModerator ? undefined : and(isShown, isListed, isNull(users.suspendedAt)),
				),
			)
			.limit(1),
	idOfPath: (path) => {
		const [, topicId, number = "1"] = /^\/forum\/([1-9]\d{0,9})(?:\/([1-9]\d{0,8}))?$/.exec(path) ?? [];
		return topicId ? `${topicId}/${number}` : null;
	},
	keptPictures: ({ ids, text }) => ids.map((id) => ({ path: picturePath(id), words: wordsOfPicture(text, id) })),
	findSame: (db, { id }) => listSamePosts(db, Number(id)),
	isEditable: true,
	measures: {
		picturesRemoved: {
			apply: (db, { id, pictures }) => removePictures(db, { postId: Number(id), ids: pictures }),
			end: (db, { id }) => restorePictures(db, Number(id)),
		},
		closed: {
			apply: (db, { id, now }) => closeTopicOf(db, Number(id), now),
			end: (db, { id }) => openTopicOf(db, Number(id)),
		},
	},
	hide: (db, { id, mayEdit, now }) => [
		db
			.update(forumPosts)
			.set({ hiddenAt: sql`coalesce(${forumPosts.hiddenAt}, ${now.getTime()})`, mayEditOnce: mayEdit })
			.where(isNamed(id)),
		bringBack(db, id),
		release(db, id),
		...settle(db, id),
	],
	hold: (db, { id, now }) => [
		db
			.update(forumPosts)
			.set({
				hiddenAt: sql`coalesce(${forumPosts.hiddenAt}, ${now.getTime()})`,
				heldAt: sql`coalesce(${forumPosts.heldAt}, ${now.getTime()})`,
				mayEditOnce: false,
			})
			.where(isNamed(id)),
		bringBack(db, id),
		...settle(db, id),
	],
	show: (db, { id, now }) => [
		...moveUpWithHeld(db, { isNamed: isNamed(id), now }),
		db.update(forumPosts).set({ hiddenAt: null, heldAt: null, mayEditOnce: false }).where(isNamed(id)),
		bringBack(db, id),
		...settle(db, id),
		tellOfShown(db, isNamed(id), now),
	],
	remove: (db, { id, now }) => [
		db
			.update(forumPosts)
			.set({ withdrawnAt: now, withdrawnBy: "moderator" })
			.where(and(isNamed(id), isNull(forumPosts.withdrawnAt))),
		db.update(forumPosts).set({ mayEditOnce: false }).where(isNamed(id)),
		release(db, id),
		...settle(db, id),
	],
};

/** Behind the one edit that a decision has left to the author: ends the hiding. `isHeld`: `hideHeldPost` stands behind it. */
export function showEditedPost(
	db: Database,
	{ postId, isHeld, now }: { postId: number; isHeld: boolean; now: Date },
): Write[] {
	const id = String(postId);
	const ended = db.update(forumPosts).set({ hiddenAt: null }).where(eq(forumPosts.id, postId));
	return [noteEditOnce(db, { kind: POST_KIND.name, id }, now), ...(isHeld ? [ended] : POST_KIND.show(db, { id, now }))];
}

/** Hides a post until a moderator has read what an edit has put into it. */
export function hideHeldPost(db: Database, { id, now }: { id: string; now: Date }): Write[] {
	return [
		db
			.update(forumPosts)
			.set({ hiddenAt: now, heldAt: now })
			.where(and(isNamed(id), isNull(forumPosts.hiddenAt))),
		...settle(db, id),
	];
}

/** Ends a removal by a moderator; what its author has taken away stays away. */
function bringBack(db: Database, id: string): Write {
	return db
		.update(forumPosts)
		.set({ withdrawnAt: null, withdrawnBy: null })
		.where(and(isNamed(id), eq(forumPosts.withdrawnBy, "moderator")));
}

/** Posts that have a print of this one: its text without case and spaces, or a link. Prints of former texts count. */
export function listSamePosts(db: Database, id: number) {
	const own = alias(forumPostPrints, "own");
	const ownPrints = db.select({ print: own.print }).from(own).where(eq(own.postId, id));
	return db
		.select({
			id: sql<string>`cast(${forumPosts.id} as text)`.as("same_id"),
			path: postPath.as("same_path"),
			title: sql<string>`${forumTopics.title}`.as("same_title"),
			text: COPY.as("same_copy"),
			authorName: sql<string>`coalesce(${users.name}, '')`.mapWith(publicName).as("same_author"),
			isSameText: sql<boolean>`max(${forumPostPrints.print} like 'text:%')`.mapWith(Boolean).as("same_text"),
			language: sql<string | null>`${forumTopics.language}`.as("same_language"),
			state: reportedState(forumPosts).as("same_state"),
			writtenAt: sql<Date>`${forumPosts.createdAt}`.mapWith(forumPosts.createdAt).as("same_written"),
		})
		.from(forumPostPrints)
		.innerJoin(forumPosts, eq(forumPosts.id, forumPostPrints.postId))
		.innerJoin(forumTopics, eq(forumTopics.id, forumPosts.topicId))
		.leftJoin(users, eq(users.id, forumPosts.authorId))
		.where(and(inArray(forumPostPrints.print, ownPrints), ne(forumPostPrints.postId, id), eq(forumPosts.kind, "post")))
		.groupBy(forumPosts.id)
		.orderBy(desc(forumPosts.createdAt))
		.limit(MOST_SAME);
}

/** It was decided about: it waits no longer. */
function release(db: Database, id: string): Write {
	return db.update(forumPosts).set({ heldAt: null }).where(isNamed(id));
}

function isNamed(id: string): SQL | undefined {
	const [first, number] = id.split("/").map(Number);
	if (first === undefined || !Number.isSafeInteger(first)) return sql`false`;
	if (number === undefined) return eq(forumPosts.id, first);
	return Number.isSafeInteger(number) ? and(eq(forumPosts.topicId, first), eq(forumPosts.number, number)) : sql`false`;
}

/** What topic and category say of themselves after that. Running it again changes nothing. */
function settle(db: Database, id: string): Write[] {
	const topicId = sql<number>`(select ${forumPosts.topicId} from ${forumPosts} where ${isNamed(id)})`;
	const category = sql<number>`(select ${forumTopics.categoryId} from ${forumTopics} where ${forumTopics.id} = ${topicId})`;
	return [recountTopic(db, topicId), recountCategory(db, category)];
}
