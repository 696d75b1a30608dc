import type { Database } from "#db/client.server.ts";
import {
	forumBookmarks,
	forumCategories,
	forumDrafts,
	forumFollows,
	forumLineDoubts,
	forumMentions,
	forumPictures,
	forumPollCounts,
	forumPolls,
	forumPollVotes,
	forumPostPictures,
	forumPostPrints,
	forumPostRevisions,
	forumPosts,
	forumReactions,
	forumReadingDays,
	forumReads,
	forumTopics,
	forumTrustLevels,
	memberBlocks,
	uploads,
	users,
} from "#db/schema/schema.ts";

type Somebody = { userId: number; mark: string; at: Date };

/** A topic with a poll and an edited post with a picture, what the person has read and marked, a draft, and a member whom they have blocked. */
export async function makeForumRows(db: Database, { userId, mark, at }: Somebody) {
	const key = crypto.randomUUID();
	const [category] = await db
		.insert(forumCategories)
		.values({ key, position: 1, pattern: "lines", topicCount: 1 })
		.returning();
	const categoryId = category?.id ?? 0;
	const written = { authorId: userId, clientKey: key, createdAt: at };
	const [topic] = await db
		.insert(forumTopics)
		.values({ ...written, categoryId, kind: "question", language: "en", title: "A fair fee?", activeAt: at })
		.returning();
	const topicId = topic?.id ?? 0;
	const [post] = await db
		.insert(forumPosts)
		.values({ ...written, topicId, number: 1, participant: 1, body: "Five thousand?", html: "<p>Five thousand?</p>" })
		.returning();
	const postId = post?.id ?? 0;
	await db.insert(forumPostRevisions).values({ postId, revision: 1, body: `Former post ${mark}`, writtenAt: at });
	await db.insert(forumReads).values({ userId, topicId, lastRead: 1, level: "watch", visitedAt: at });
	await db.insert(forumFollows).values({ userId, categoryId, level: "watch", chosenAt: at });
	await db.insert(forumReactions).values({ postId, userId, name: "thanks", reactedAt: at });
	await db.insert(forumLineDoubts).values({ postId, line: "repairs", userId, comment: `Doubt ${mark}`, doubtedAt: at });
	await db.insert(forumBookmarks).values({ userId, postId, keptAt: at });
	await db.insert(forumMentions).values({ postId, userId });
	await db.insert(forumPolls).values({ topicId, question: "Which fee?", options: ["a", "b"], results: "voted" });
	await db.insert(forumPollCounts).values({ topicId, place: 0, votes: 1 });
	await db.insert(forumPollVotes).values({ topicId, userId, places: [0], votedAt: at });
	const uploadId = key.replaceAll("-", "");
	await db.insert(uploads).values({
		id: uploadId,
		ownerId: userId,
		purpose: "postPicture",
		name: "picture.webp",
		kind: "webp",
		bytes: 3,
		sha256: key,
		state: "attached",
		startedAt: at,
	});
	await db.insert(forumPictures).values({ uploadId, width: 800, height: 600 });
	await db.insert(forumPostPictures).values({ postId, uploadId });
	const [other] = await db
		.insert(users)
		.values({ name: "Somebody", email: `${key}@grew.example`, createdAt: at })
		.returning();
	await db.insert(memberBlocks).values({ userId, blockedId: other?.id ?? 0, blockedAt: at });
	await db.insert(forumTrustLevels).values({ userId, level: "member", reason: `Known ${mark}`, setAt: at });
	await db.insert(forumReadingDays).values({ userId, dayNumber: 20_000 });
	await db.insert(forumPostPrints).values({ postId, print: "link:offer.example", authorId: userId, writtenAt: at });
	await db.insert(forumDrafts).values({ userId, place: "new", sequence: 1, body: `Draft ${mark}`, savedAt: at });
}
