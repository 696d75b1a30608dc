import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { Database } from "#db/client.server.ts";
import { forumCategories, forumMentions, forumPostRevisions, forumPosts, forumTopics } from "#db/schema/schema.ts";
import { makeForumCategory, makeReply, makeTopic } from "#tests/community/forum.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeUser } from "#tests/factories.ts";
import { editPost } from "../posts/change-post.server";
import { listDriftedTopics } from "../posts/post-numbers.repository.server";
import { searchPosts } from "../search/search-posts.repository.server";
import { splitTopic } from "../topics/split-topic.server";
import { eraseTexts } from "./erase-texts.server";

const now = new Date(MADE_AT.getTime() + 3_600_000);
let mira = 0;
let ben = 0;
let category = "";
beforeEach(async () => {
	mira = (await makeUser(db, { name: "Mira Kern" })).id;
	ben = (await makeUser(db, { name: "Ben Ode" })).id;
	category = (await makeForumCategory(db)).key;
});

async function erase(emptiesTexts: boolean, on: Database = db) {
	let isDone = false;
	for (let step = 0; step < 20 && !isDone; step += 1)
		isDone = await eraseTexts(on, { userId: mira, emptiesTexts, now });
	expect(isDone).toBe(true);
}
const postsOf = (topicId: number) =>
	db.select().from(forumPosts).where(eq(forumPosts.topicId, topicId)).orderBy(forumPosts.number);
const revisionsOf = (postId: number) =>
	db.select().from(forumPostRevisions).where(eq(forumPostRevisions.postId, postId));
const topicOf = async (id: number) => (await db.select().from(forumTopics).where(eq(forumTopics.id, id)))[0];
const finds = async (words: string) =>
	(await searchPosts(db, { words }, { reader: { userId: null, isModerator: false }, now, limit: 10 })).length;

describe("whoever goes", () => {
	test("is named in no post of others, whatever becomes of their own", async () => {
		const topicId = await makeTopic(db, {
			authorId: ben,
			category,
			body: `Ask [@Mira](member:${mira}) about hedgehogs.`,
		});
		const { id } = await makeReply(db, { authorId: mira, topicId, body: "I know badgers." });
		const [first] = await postsOf(topicId);
		const edit = { editor: { id: ben, isModerator: false }, postId: first?.id ?? 0, revision: 1, deal: null, now };
		await editPost(db, { ...edit, body: `Ask [@Mira](member:${mira}) about otters.` });

		await erase(false);

		const [left, own] = await postsOf(topicId);
		expect(left).toMatchObject({ body: "Ask former member about otters." });
		expect(left?.html).toBe("<p>Ask <span>former member</span> about otters.</p>");
		expect((await revisionsOf(left?.id ?? 0))[0]?.body).toBe("Ask former member about hedgehogs.");
		expect(await db.select().from(forumMentions).where(eq(forumMentions.userId, mira))).toEqual([]);
		expect(own).toMatchObject({ id, body: "I know badgers.", authorId: null });
		expect(await Promise.all([finds("otters"), finds("badgers")])).toEqual([1, 1]);
	});

	test("takes texts and earlier versions along where they chose so, and their number stays", async () => {
		const topicId = await makeTopic(db, { authorId: ben, category });
		const { id: postId } = await makeReply(db, { authorId: mira, topicId, body: "I know martens." });
		const edit = { editor: { id: mira, isModerator: false }, postId, revision: 1, deal: null, now };
		await editPost(db, { ...edit, body: "I know lynxes." });
		await makeReply(db, { authorId: ben, topicId, body: "> [!quote Mira Kern, 2] lynxes\n\nWhich?" });

		await erase(true);
		await erase(true);

		const [, own, quoting] = await postsOf(topicId);
		expect(own).toMatchObject({ number: 2, body: "", html: "", withdrawnBy: "author" });
		expect(await revisionsOf(postId)).toEqual([]);
		expect(quoting?.body).toBe("> [!quote former member, 2] lynxes\n\nWhich?");
		expect(quoting?.html).not.toContain("Mira");
		expect(await Promise.all([finds("martens"), finds("lynxes")])).toEqual([0, 1]);
		expect(await topicOf(topicId)).toMatchObject({ postCount: 2, lastShown: 3, withdrawnAt: null });
		expect((await listDriftedTopics(db, { after: 0, limit: 10 })).filter(({ isDrifted }) => isDrifted)).toEqual([]);
	});

	test("leaves topics to others who have written in them, without title and text; others end", async () => {
		const shared = await makeTopic(db, { authorId: mira, category, title: "Kernhof house", body: "Our badgers." });
		await makeReply(db, { authorId: ben, topicId: shared });
		const alone = await makeTopic(db, { authorId: mira, category, title: "Kernhof garden", body: "Our otters." });

		await erase(true);

		expect(await topicOf(shared)).toMatchObject({ title: "Topic of a former member", withdrawnAt: null, postCount: 2 });
		expect((await postsOf(shared))[0]).toMatchObject({ body: "", html: "<p>–</p>", withdrawnAt: null });
		expect(await topicOf(alone)).toMatchObject({ title: "Topic of a former member", withdrawnAt: now });
		const [place] = await db.select().from(forumCategories).where(eq(forumCategories.key, category));
		expect(place?.topicCount).toBe(1);
		expect(await finds("Kernhof")).toBe(0);
	});

	test.each([[false], [true]])(
		"leaves no name above what others have quoted, also of posts that were moved (%s: texts go)",
		async (emptiesTexts) => {
			const quote = (number: number, words = "") => `> [!quote Mira K., ${number}] badgers\n\n${words}`;
			const topicId = await makeTopic(db, { authorId: ben, category });
			const { id: ownId } = await makeReply(db, { authorId: mira, topicId, body: "I know badgers." });
			const { id: movedId } = await makeReply(db, { authorId: mira, topicId, body: "I know martens." });
			const staying = await makeReply(db, { authorId: ben, topicId, body: `${quote(2)}\n\n${quote(3)}` });
			const moving = await makeReply(db, { authorId: ben, topicId, body: quote(2) });
			const edited = await makeReply(db, { authorId: ben, topicId, body: quote(2) });
			const others = await makeReply(db, { authorId: ben, topicId, body: "> [!quote Ben O., 4] otters" });
			const cited = await makeReply(db, { authorId: ben, topicId, body: `> Ask [@Mira](member:${mira})` });
			const edit = { editor: { id: ben, isModerator: false }, revision: 1, deal: null, now, withoutLimits: true };
			await editPost(db, { ...edit, postId: edited.id, body: "Otters." });
			const by = { id: (await makeUser(db)).id, requestId: "test" };
			const split = { topicId, numbers: [3, 5], title: "Aside", clientKey: "split", by, now };
			expect(await splitTopic(db, split)).toMatchObject({ ok: true });

			await erase(emptiesTexts);
			await erase(emptiesTexts);

			const all = await db.select().from(forumPosts);
			const textOf = (id: number) => all.find((post) => post.id === id);
			for (const { id } of [staying, moving, cited]) expect(textOf(id)?.body).toContain("former member");
			expect((await revisionsOf(edited.id))[0]?.body).toContain("[!quote former member, 2]");
			const quotations = [staying, moving, edited, cited].map(({ id }) => textOf(id));
			expect(JSON.stringify([...quotations, await revisionsOf(edited.id)])).not.toContain("Mira");
			expect(textOf(others.id)?.body).toBe("> [!quote Ben O., 4] otters");
			expect(await finds("Mira")).toBe(0);
			expect([textOf(ownId)?.authorId, textOf(movedId)?.authorId]).toEqual([null, null]);
			expect([textOf(ownId)?.body, textOf(movedId)?.body]).toEqual(
				emptiesTexts ? ["", ""] : ["I know badgers.", "I know martens."],
			);
		},
	);
});
