import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { DAY_MS } from "#app/shared/durations.ts";
import type { TopPeriod } from "#db/schema/community/forum-kinds.ts";
import { forumPosts } from "#db/schema/schema.ts";
import { makeForumCategory, makeReply, makeTopic } from "#tests/community/forum.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeUser } from "#tests/factories.ts";
import { rankTopics } from "./rank-topics.server";
import { listTopTopics } from "./scores.repository.server";

const daysAfter = (days: number) => new Date(MADE_AT.getTime() + days * DAY_MS);

test("topics stand by what was written and marked in the period, page by page, and what is hidden counts nothing", async () => {
	const { id: authorId } = await makeUser(db);
	const { id: categoryId, key: category } = await makeForumCategory(db);
	const old = await makeTopic(db, { authorId, category });
	for (let replies = 0; replies < 3; replies += 1) await makeReply(db, { authorId, topicId: old });
	const now = daysAfter(10);
	const quiet = await makeTopic(db, { authorId, category, now });
	const lively = await makeTopic(db, { authorId, category, now });
	const reply = await makeReply(db, { authorId, topicId: lively, now });
	await db
		.update(forumPosts)
		.set({ reactions: { helpful: 2, doubt: 9 } })
		.where(eq(forumPosts.id, reply.id));
	const hidden = await makeReply(db, { authorId, topicId: quiet, now });
	const marked = { reactions: { helpful: 50 }, hiddenAt: now };
	await db.update(forumPosts).set(marked).where(eq(forumPosts.id, hidden.id));

	const reader = { userId: null, isModerator: false };
	const top = async (period: TopPeriod, after: [number, number] | null = null) => {
		const asked = { reader, filter: { categoryId }, now };
		return (await listTopTopics(db, asked, { period, after, limit: 9 })).map(({ id, score }) => [id, score]);
	};
	for (const _ of [1, 2]) await rankTopics.work(db, now);

	expect(await top("week")).toEqual([
		[lively, 4],
		[quiet, 1],
	]);
	expect(await top("week", [4, lively])).toEqual([[quiet, 1]]);
	expect((await top("month")).map(([id]) => id).sort()).toEqual([old, quiet, lively].sort());

	await rankTopics.work(db, daysAfter(20));
	expect(await top("week")).toEqual([]);
});
