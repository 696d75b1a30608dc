import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { forumTopics } from "#db/schema/schema.ts";
import { makeForumCategory, makeReply, makeTopic } from "#tests/community/forum.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeUser } from "#tests/factories.ts";
import { forumPageData } from "./forum-page-data.server";
import { FORUM_LIST } from "./forum-query";

const now = new Date(MADE_AT.getTime() + 3_600_000);

const listFor = (userId: number, query: string, scale = 1) =>
	forumPageData(db, {
		reader: { userId, isModerator: false },
		query: FORUM_LIST.parse(new URLSearchParams(query)),
		language: "en",
		timeZone: "UTC",
		clientIp: "203.0.113.7",
		scale,
		now,
	});

test("an empty list of unread topics names the filters without which there are some, and no other", async () => {
	const [asker, answerer] = [await makeUser(db), await makeUser(db)];
	const { key: category } = await makeForumCategory(db);
	const topicId = await makeTopic(db, { authorId: asker.id, category, kind: "question", language: "de" });
	await makeReply(db, { authorId: answerer.id, topicId });

	expect((await listFor(asker.id, "tab=unread")).topics.map(({ id }) => id)).toEqual([topicId]);
	expect((await listFor(asker.id, `tab=unread&kind=discussion&category=${category}`)).helpfulDrops).toEqual(["kind"]);
	expect((await listFor(asker.id, "tab=unread&language=de&author=Nobody")).helpfulDrops).toEqual(["author"]);
	expect((await listFor(answerer.id, "tab=unread&kind=discussion")).helpfulDrops).toEqual([]);
});

test("whoever has searched too often gets neither topics, pinned ones nor a next page", async () => {
	const author = await makeUser(db, { name: "Wombat Kern" });
	const { key: category } = await makeForumCategory(db);
	const topicIds: number[] = [];
	for (let count = 0; count < 32; count += 1) topicIds.push(await makeTopic(db, { authorId: author.id, category }));
	const [pinned = 0] = topicIds;
	await db.update(forumTopics).set({ pinnedAt: now }).where(eq(forumTopics.id, pinned));
	const { id } = await makeUser(db);

	const lists = [`category=${category}&author=Wombat+K.`, `category=${category}&q=deal`];
	for (const query of lists) {
		expect((await listFor(id, query)).next).not.toBeNull();
		expect(await listFor(id, query, 0)).toMatchObject({ topics: [], pinned: [], found: null, next: null });
	}
});
