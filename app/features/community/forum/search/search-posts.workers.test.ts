import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#db/schema/schema.ts";
import { makeForumCategory, makeReply, makeTopic } from "#tests/community/forum.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeUser } from "#tests/factories.ts";
import { editPost } from "../posts/change-post.server";
import { removeOwnPost, restoreOwnPost } from "../posts/remove-post.server";
import { type PostSearch, searchPosts } from "./search-posts.repository.server";

const VISITOR = { userId: null, isModerator: false };
const found = async (asked: PostSearch) =>
	(await searchPosts(db, asked, { reader: VISITOR, now: MADE_AT, limit: 20 })).map(({ id }) => id);

test("finds words, their beginnings and Chinese words of two characters", async () => {
	const author = await makeUser(db);
	const topicId = await makeTopic(db, { authorId: author.id, title: "Zebrafee im Vertrag" });
	const chinese = await makeReply(db, { authorId: author.id, topicId, body: "这份合同的转让费是多少？" });
	const german = await makeReply(db, { authorId: author.id, topicId, body: "Die Käuferin zahlt die Steuern." });

	expect(await found({ words: "zebra" })).toHaveLength(1);
	expect(await found({ words: "合同" })).toEqual([chinese.id]);
	expect(await found({ words: "同合" })).toEqual([]);
	expect(await found({ words: "kauferin steuer" })).toEqual([german.id]);
	expect(await found({ words: "   " })).toEqual([]);
	expect(await found({ words: 'a" OR title:*' })).toEqual([]);
});

test("follows what happens to a post", async () => {
	const author = await makeUser(db);
	const topicId = await makeTopic(db, { authorId: author.id });
	const { id: postId } = await makeReply(db, { authorId: author.id, topicId, body: "quokka" });
	const by = { id: author.id, isModerator: false };

	await editPost(db, { editor: by, postId, revision: 1, body: "wallaby", deal: null, now: MADE_AT });
	expect([await found({ words: "quokka" }), await found({ words: "wallaby" })]).toEqual([[], [postId]]);
	await removeOwnPost(db, { postId, by, now: MADE_AT });
	expect(await found({ words: "wallaby" })).toEqual([]);
	await restoreOwnPost(db, { postId, by });
	expect(await found({ words: "wallaby" })).toEqual([postId]);
	await db.update(users).set({ suspendedAt: MADE_AT }).where(eq(users.id, author.id));
	expect(await found({ words: "wallaby" })).toEqual([]);
});

test("is narrowed by author, language, tag and whether the question is solved", async () => {
	const [one, two] = [await makeUser(db), await makeUser(db)];
	const { id: categoryId, key: category } = await makeForumCategory(db);
	const topicId = await makeTopic(db, { authorId: one.id, category, language: "de", title: "Numbat", tags: ["perth"] });
	const reply = await makeReply(db, { authorId: two.id, topicId, body: "numbat" });

	expect(await found({ words: "numbat", authorId: two.id })).toEqual([reply.id]);
	expect(await found({ words: "numbat", languages: ["fr"] })).toEqual([]);
	expect(await found({ words: "numbat", categoryId, isSolved: false })).toHaveLength(2);
	expect(await found({ words: "numbat", isSolved: true })).toEqual([]);
});
