import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/client.server.ts";
import { runTogether } from "#db/run-together.server.ts";
import { forumCategories, forumPosts, forumTopics } from "#db/schema/schema.ts";
import { makeForumCategory, makeReply, makeTopic } from "#tests/community/forum.ts";
import { db } from "#tests/database.ts";
import { makeUser, MADE_AT as now } from "#tests/factories.ts";
import { POST_KIND } from "../posts/post-kind.repository.server";
import { listDriftedTopics } from "../posts/post-numbers.repository.server";
import { removeOwnPost } from "../posts/remove-post.server";
import { moderateTopic } from "./moderate-topic.server";
import { mergeTopics, splitTopic } from "./split-topic.server";

const rounds = Array.from({ length: 4 }, (_, round) => round);

async function makePlace() {
	const [author, moderator] = [await makeUser(db), await makeUser(db)];
	const category = await makeForumCategory(db);
	const make = () => makeTopic(db, { authorId: author.id, category: category.key });
	const reply = (topicId: number) => makeReply(db, { authorId: author.id, topicId });
	return { authorId: author.id, category, make, reply, by: { id: moderator.id, requestId: "test" } };
}

const postsOf = (...topicIds: number[]) =>
	db.select().from(forumPosts).where(inArray(forumPosts.topicId, topicIds)).orderBy(forumPosts.number);
const notesOf = async (topicId: number) => (await postsOf(topicId)).flatMap(({ note }) => note?.deed ?? []);

async function countOf(categoryId: number) {
	const [category] = await db.select().from(forumCategories).where(eq(forumCategories.id, categoryId));
	return category?.topicCount;
}

async function driftOf(...topicIds: number[]) {
	const topics = await listDriftedTopics(db, { after: 0, limit: 5000 });
	return topics.filter(({ id, isDrifted }) => isDrifted && topicIds.includes(id));
}

/** Topics that stand for others hold no posts: nobody could read them. */
async function stranded(...topicIds: number[]) {
	const topics = await db.select().from(forumTopics).where(inArray(forumTopics.id, topicIds));
	const ended = topics.filter(({ mergedInto }) => mergedInto !== null).map(({ id }) => id);
	return (await postsOf(...ended))
		.filter(({ kind }) => kind === "post")
		.map(({ topicId, number }) => [topicId, number]);
}

/** The database, for a deed during which another one begins: as soon as its first trip is back. */
function withSecond(begin: () => void): Database {
	let hasBegun = false;
	async function batch(...list: Parameters<Database["batch"]>) {
		const rows = await db.batch(...list);
		if (!hasBegun) begin();
		hasBegun = true;
		return rows;
	}
	return new Proxy(db, { get: (target, name) => (name === "batch" ? batch : Reflect.get(target, name)) });
}

test("a reply that is sent while its topic is merged comes along, or is refused", async () => {
	const { authorId, make, reply, by } = await makePlace();
	const [topicId, into] = [await make(), await make()];
	const merges: ReturnType<typeof mergeTopics>[] = [];
	const between = withSecond(() => merges.push(mergeTopics(db, { topicId, into, by, now })));

	const done = await Promise.allSettled([
		makeReply(between, { authorId, topicId }),
		reply(into),
		reply(topicId),
		reply(topicId),
	]);

	expect(await Promise.all(merges)).toEqual([{ ok: true, topicId: into }]);
	expect(await stranded(topicId, into)).toEqual([]);
	const written = done.filter(({ status }) => status === "fulfilled").length;
	expect(written).toBeGreaterThan(0);
	expect((await postsOf(into)).filter(({ kind }) => kind === "post")).toHaveLength(2 + written);
	expect(await driftOf(topicId, into)).toEqual([]);
});

test.each(rounds)("of two topics that are merged in a row at once, the last one has all posts (%i)", async () => {
	const { make, reply, by, category } = await makePlace();
	const [first, second, third] = [await make(), await make(), await make()];
	await reply(first);

	await Promise.all([
		mergeTopics(db, { topicId: first, into: second, by, now }),
		mergeTopics(db, { topicId: second, into: third, by, now }),
	]);

	expect(await stranded(first, second, third)).toEqual([]);
	expect((await postsOf(first, second, third)).filter(({ kind }) => kind === "post")).toHaveLength(4);
	expect(await driftOf(first, second, third)).toEqual([]);
	const topics = await db
		.select()
		.from(forumTopics)
		.where(inArray(forumTopics.id, [first, second, third]));
	expect(await countOf(category.id)).toBe(topics.filter(({ mergedInto }) => mergedInto === null).length);
});

test("a topic that is moved twice at once is counted once, and says so once", async () => {
	const { make, by, category } = await makePlace();
	const [topicId, to] = [await make(), await makeForumCategory(db)];
	const move = () => moderateTopic(db, { deed: "move", category: to.key }, { topicId, by, now });

	expect(await Promise.all([move(), move(), move()])).toEqual([{ ok: true }, { ok: true }, { ok: true }]);

	expect([await countOf(category.id), await countOf(to.id)]).toEqual([0, 1]);
	expect(await notesOf(topicId)).toEqual(["moved"]);
});

test("a topic that goes two ways at once is counted where it stands", async () => {
	const { make, by, category } = await makePlace();
	const [topicId, one, other] = [await make(), await makeForumCategory(db), await makeForumCategory(db)];

	await Promise.all(
		[one, other].map(({ key }) => moderateTopic(db, { deed: "move", category: key }, { topicId, by, now })),
	);

	const counts = [await countOf(category.id), await countOf(one.id), await countOf(other.id)];
	expect(counts.toSorted()).toEqual([0, 0, 1]);
	const [topic] = await db.select().from(forumTopics).where(eq(forumTopics.id, topicId));
	expect(await countOf(topic?.categoryId ?? 0)).toBe(1);
});

test("closing twice at once leaves one line", async () => {
	const { make, by } = await makePlace();
	const topicId = await make();
	const close = () => moderateTopic(db, { deed: "close" }, { topicId, by, now });

	expect(await Promise.all([close(), close()])).toEqual([{ ok: true }, { ok: true }]);

	expect(await notesOf(topicId)).toEqual(["closed"]);
});

test("a split that is sent twice makes one topic, at once and later", async () => {
	const { make, reply, by, category } = await makePlace();
	const topicId = await make();
	await reply(topicId);
	await reply(topicId);
	const split = { topicId, numbers: [2], title: "Aside", clientKey: crypto.randomUUID(), by, now };

	const [one, two] = await Promise.all([splitTopic(db, split), splitTopic(db, split)]);

	expect(one).toMatchObject({ ok: true });
	expect(two).toEqual(one);
	expect(await splitTopic(db, split)).toEqual(one);
	expect(await countOf(category.id)).toBe(2);
	expect(await notesOf(topicId)).toEqual(["split"]);
	// The form that was left open makes another one of another post.
	expect(await splitTopic(db, { ...split, numbers: [3] })).toMatchObject({ ok: true });
	expect(await countOf(category.id)).toBe(3);
});

test.each(rounds)("a post that its author removes while a moderator hides it is taken off once (%i)", async () => {
	const { authorId, make, reply, category } = await makePlace();
	const topicId = await make();
	const { id } = await reply(topicId);
	const [first] = await postsOf(topicId);
	const remove = (postId: number) => removeOwnPost(db, { postId, by: { id: authorId, isModerator: false }, now });
	const hide = (postId: number) =>
		runTogether(db, [...POST_KIND.hide(db, { id: String(postId), mayEdit: false, now })]);

	await Promise.all([remove(id), hide(id)]);
	expect(await driftOf(topicId)).toEqual([]);
	await Promise.all([remove(first?.id ?? 0), hide(first?.id ?? 0)]);

	expect(await driftOf(topicId)).toEqual([]);
	expect(await countOf(category.id)).toBe(0);
});
