import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { runTogether } from "#db/run-together.server.ts";
import { forumPosts, users } from "#db/schema/schema.ts";
import { makeForumCategory, makeReply, makeTopic } from "#tests/community/forum.ts";
import { binding, db } from "#tests/database.ts";
import { MADE_AT, makeUser } from "#tests/factories.ts";
import { authorOf } from "../author/author-filter";
import { editPost } from "../posts/change-post.server";
import { POST_KIND } from "../posts/post-kind.repository.server";
import { removeOwnPost, restoreOwnPost } from "../posts/remove-post.server";
import { findSearchEnd, MOST_LOOKED_AT, type PostSearch, searchPosts } from "./search-posts.repository.server";

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

test("finds a post again that was brought back while it was hidden, and that was hidden before it was taken away", async () => {
	const { id: authorId } = await makeUser(db);
	const topicId = await makeTopic(db, { authorId });
	const by = { id: authorId, isModerator: false };
	const [first, second] = [
		await makeReply(db, { authorId, topicId, body: "numbat" }),
		await makeReply(db, { authorId, topicId, body: "potoroo" }),
	];
	const run = async (deed: "hide" | "show", { id }: { id: number }) =>
		runTogether(db, POST_KIND[deed](db, { id: String(id), mayEdit: false, now: MADE_AT }));

	await removeOwnPost(db, { postId: first.id, by, now: MADE_AT });
	await run("hide", first);
	await restoreOwnPost(db, { postId: first.id, by });
	expect(await found({ words: "numbat" })).toEqual([]);
	await run("show", first);
	expect(await found({ words: "numbat" })).toEqual([first.id]);

	await run("hide", second);
	await removeOwnPost(db, { postId: second.id, by, now: MADE_AT });
	await run("show", second);
	expect(await found({ words: "potoroo" })).toEqual([]);
	await restoreOwnPost(db, { postId: second.id, by });
	expect(await found({ words: "potoroo" })).toEqual([second.id]);
});

test("is narrowed by a period whose end is left out", async () => {
	const author = await makeUser(db);
	const topicId = await makeTopic(db, { authorId: author.id });
	const { id } = await makeReply(db, { authorId: author.id, topicId, body: "Bilby" });
	const [post] = await db.select({ at: forumPosts.createdAt }).from(forumPosts).where(eq(forumPosts.id, id));
	const at = post?.at ?? MADE_AT;

	expect(await found({ words: "bilby", since: at })).toEqual([id]);
	expect(await found({ words: "bilby", until: at })).toEqual([]);
	expect(await found({ words: "bilby", since: new Date(at.getTime() + 1) })).toEqual([]);
});

test("goes on behind a post, and has no end while it looks at everything", async () => {
	const author = await makeUser(db);
	const topicId = await makeTopic(db, { authorId: author.id });
	const written = [];
	for (const _ of [1, 2, 3]) written.unshift((await makeReply(db, { authorId: author.id, topicId, body: "Quoll" })).id);
	const [newest = 0, middle = 0, oldest = 0] = written;
	const page = async (after: number | null) =>
		(await searchPosts(db, { words: "quoll" }, { reader: VISITOR, now: MADE_AT, limit: 2, after })).map(({ id }) => id);

	expect(await page(null)).toEqual([newest, middle]);
	expect(await page(middle)).toEqual([oldest]);
	expect(await findSearchEnd(db, { words: "quoll", after: null })).toEqual([]);
});

test("ends at the last post that a page looks at, where there are more behind it", async () => {
	const last = MOST_LOOKED_AT + 1;
	await db.run(sql`with recursive posts (id) as (select 1 union all select id + 1 from posts where id < ${last})
		insert into forum_search (rowid, title, text) select id, '', 'potoroo' from posts`);
	const endBehind = async (after: number | null) =>
		(await findSearchEnd(db, { words: "potoroo", after })).map(({ id }) => id);

	expect(await endBehind(null)).toEqual([last - MOST_LOOKED_AT + 1]);
	expect(await endBehind(last)).toEqual([last - MOST_LOOKED_AT]);
	expect(await endBehind(last - 1)).toEqual([]);
});

test("reads ids from the index as it goes and sorts nothing, so that it stops at the limit", async () => {
	const { sql, params } = searchPosts(
		db,
		{ words: "numbat", kind: "question" },
		{ reader: VISITOR, now: MADE_AT, limit: 31 },
	).toSQL();
	const { results } = await binding
		.prepare(`EXPLAIN QUERY PLAN ${sql}`)
		.bind(...params)
		.all<{ detail: string }>();
	const plan = results.map(({ detail }) => detail).join("\n");
	expect(plan).toContain("CO-ROUTINE looked");
	expect(plan).not.toContain("USE TEMP B-TREE FOR ORDER BY");
	expect(plan).toMatch(/forum_posts USING INTEGER PRIMARY KEY/);
});

test("is narrowed by author, language, tag and whether the question is solved", async () => {
	const [one, two] = [await makeUser(db), await makeUser(db, { name: "Zoë van Dijk" })];
	const { id: categoryId, key: category } = await makeForumCategory(db);
	const topicId = await makeTopic(db, { authorId: one.id, category, language: "de", title: "Numbat", tags: ["perth"] });
	const reply = await makeReply(db, { authorId: two.id, topicId, body: "numbat" });

	expect(await found({ words: "numbat", author: authorOf("Zoë D.") })).toEqual([reply.id]);
	expect(await found({ words: "numbat", author: authorOf("Zoë V.") })).toEqual([]);
	expect(await found({ words: "numbat", author: authorOf(`Zoë D. #${two.id}`) })).toEqual([reply.id]);
	expect(await found({ words: "numbat", author: authorOf(`Zoë D. #${one.id}`) })).toEqual([]);
	expect(await found({ words: "numbat", languages: ["fr"] })).toEqual([]);
	expect(await found({ words: "numbat", categoryId, isSolved: false })).toHaveLength(2);
	expect(await found({ words: "numbat", isSolved: true })).toEqual([]);
});
