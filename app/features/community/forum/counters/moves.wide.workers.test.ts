import { eq, inArray } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { MINUTE_MS } from "#app/shared/durations.ts";
import { runTogether } from "#db/run-together.server.ts";
import { forumCategories, forumPosts, forumReads, forumTopics } from "#db/schema/schema.ts";
import { makeForumCategory, makeReply, makeTopic } from "#tests/community/forum.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeUser } from "#tests/factories.ts";
import { POST_KIND } from "../posts/post-kind.repository.server";
import { listDriftedTopics } from "../posts/post-numbers.repository.server";
import { removeOwnPost, restoreOwnPost } from "../posts/remove-post.server";
import { markRead } from "../reading/reads.repository.server";
import { moderateTopic } from "../topics/moderate-topic.server";
import { mergeTopics, splitTopic } from "../topics/split-topic.server";
import { listUnreadTopics } from "../topics/topic-lists.repository.server";
import { listDriftedCategories } from "./drift.repository.server";

const now = new Date(MADE_AT.getTime() + MINUTE_MS);
const topicAndPost = { topic: fc.nat(9), at: fc.nat(9) };
const deed = fc.oneof(
	{ weight: 4, arbitrary: fc.record({ kind: fc.constant("post" as const), topic: fc.nat(9), who: fc.nat(2) }) },
	fc.record({ kind: fc.constantFrom("remove" as const, "restore" as const), ...topicAndPost }),
	fc.record({ kind: fc.constantFrom("hide" as const, "show" as const), ...topicAndPost }),
	{ weight: 2, arbitrary: fc.record({ kind: fc.constant("read" as const), who: fc.nat(2), ...topicAndPost }) },
	{
		weight: 2,
		arbitrary: fc.record({
			kind: fc.constant("split" as const),
			topic: fc.nat(9),
			places: fc.array(fc.nat(9), { minLength: 1, maxLength: 4 }),
		}),
	},
	fc.record({ kind: fc.constant("merge" as const), topic: fc.nat(9), into: fc.nat(9) }),
	fc.record({ kind: fc.constant("move" as const), topic: fc.nat(9), to: fc.nat(1) }),
);
type Deed = ReturnType<typeof deed.generate>["value"];

type Setting = { people: number[]; by: { id: number; requestId: string }; categories: { id: number; key: string }[] };

/** Topics in which people write and read, with every post that each of them has read, or was never owed. */
async function makePlace({ people, by, categories }: Setting) {
	const topicIds: number[] = [];
	const known = people.map(() => new Set<number>());
	for (const who of [0, 1]) {
		topicIds.push(await makeTopic(db, { authorId: people[who] ?? 0, category: categories[who]?.key ?? "" }));
	}
	const topicsNow = () => db.select().from(forumTopics).where(inArray(forumTopics.id, topicIds));
	const postsNow = () =>
		db.select().from(forumPosts).where(inArray(forumPosts.topicId, topicIds)).orderBy(forumPosts.number);
	const readsNow = () => db.select().from(forumReads).where(inArray(forumReads.topicId, topicIds));
	for (const { id, authorId } of await postsNow()) known[people.indexOf(authorId ?? 0)]?.add(id);

	/** The positions of everybody say what they know now. */
	async function learn(who: number, topicId: number) {
		const [read] = (await readsNow()).filter((row) => row.userId === people[who] && row.topicId === topicId);
		for (const post of await postsNow()) {
			if (post.topicId === topicId && post.number <= (read?.lastRead ?? 0)) known[who]?.add(post.id);
		}
	}

	async function act(one: Deed) {
		const topics = await topicsNow();
		const topic = topics[one.topic % topics.length];
		if (!topic) return;
		const topicId = topic.id;
		const posts = (await postsNow()).filter((post) => post.topicId === topicId && post.kind === "post");
		if (one.kind === "post") {
			if (topic.withdrawnAt || topic.hiddenAt || topic.mergedInto) return;
			await makeReply(db, { authorId: people[one.who] ?? 0, topicId });
			return learn(one.who, topicId);
		}
		if (one.kind === "read") {
			await markRead(db, { userId: people[one.who] ?? 0, topicId, number: one.at, now }, "watch");
			return learn(one.who, topicId);
		}
		if (one.kind === "split") {
			const others = posts.filter(({ number }) => number > 1);
			const chosen = new Set(one.places.flatMap((place) => others[place % others.length]?.number ?? []));
			if (chosen.size === 0) return;
			const key = { title: "Aside", clientKey: crypto.randomUUID() };
			const split = await splitTopic(db, { topicId, numbers: [...chosen], ...key, by, now });
			if (split.ok) topicIds.push(split.topicId);
			return;
		}
		if (one.kind === "merge") {
			const into = topics[one.into % topics.length]?.id ?? 0;
			const readers = await readsNow();
			const there = (await postsNow()).filter((post) => post.topicId === into);
			const merged = await mergeTopics(db, { topicId, into, by, now });
			if (!merged.ok) return;
			// Who only read the topic that ended owes nothing to the other one.
			people.forEach((userId, who) => {
				const isStranger = !readers.some((row) => row.userId === userId && row.topicId === into);
				if (isStranger) for (const { id } of there) known[who]?.add(id);
			});
			return;
		}
		if (one.kind === "move") {
			await moderateTopic(db, { deed: "move", category: categories[one.to]?.key ?? "" }, { topicId, by, now });
			return;
		}
		const post = posts[one.at % Math.max(1, posts.length)];
		if (!post) return;
		const change = { postId: post.id, by: { id: post.authorId ?? 0, isModerator: false }, now };
		const named = { id: String(post.id), mayEdit: false, now };
		if (one.kind === "remove") await removeOwnPost(db, change);
		if (one.kind === "restore") await restoreOwnPost(db, change);
		if (one.kind === "hide") await runTogether(db, [...POST_KIND.hide(db, named)]);
		if (one.kind === "show") await runTogether(db, [...POST_KIND.show(db, named)]);
	}

	return { act, known, topicsNow, postsNow, readsNow };
}

const isStanding = (topic: typeof forumTopics.$inferSelect) =>
	!topic.withdrawnAt && !topic.hiddenAt && topic.mergedInto === null;

test("counters, categories and unread posts agree with counting every post, whatever is moved, split, merged and hidden", {
	timeout: 240_000,
}, async () => {
	const people = await Promise.all([0, 1, 2].map(async () => (await makeUser(db)).id));
	const by = { id: (await makeUser(db)).id, requestId: "test" };
	await fc.assert(
		fc.asyncProperty(fc.array(deed, { minLength: 6, maxLength: 20 }), async (deeds) => {
			const categories = [await makeForumCategory(db), await makeForumCategory(db)];
			const place = await makePlace({ people, by, categories });
			for (const one of deeds) await place.act(one);

			const [topics, posts, reads] = [await place.topicsNow(), await place.postsNow(), await place.readsNow()];
			const isShown = (post: (typeof posts)[number]) => post.kind === "post" && !post.withdrawnAt && !post.hiddenAt;
			for (const topic of topics) {
				const shown = posts.filter((post) => post.topicId === topic.id && isShown(post));
				const first = posts.find((post) => post.topicId === topic.id && post.number === 1 && post.kind === "post");
				expect(topic).toMatchObject({
					postCount: shown.length,
					lastShown: Math.max(0, ...shown.map(({ number }) => number)),
					withdrawnAt: first?.withdrawnAt ?? null,
					hiddenAt: first?.hiddenAt ?? null,
				});
			}
			for (const { id } of categories) {
				const [category] = await db.select().from(forumCategories).where(eq(forumCategories.id, id));
				const standing = topics.filter((topic) => topic.categoryId === id && isStanding(topic));
				expect(category?.topicCount).toBe(standing.length);
			}
			for (const [who, userId] of people.entries()) {
				const listed = await listUnreadTopics(db, { userId, now });
				for (const read of reads.filter((row) => row.userId === userId && row.level === "watch")) {
					const topic = topics.find(({ id }) => id === read.topicId);
					if (!topic || !isStanding(topic)) continue;
					const shown = posts.filter((post) => post.topicId === topic.id && isShown(post));
					const above = shown.filter(({ number }) => number > read.lastRead);
					const row = listed.find(({ id }) => id === topic.id);
					expect([row?.unread ?? 0, row?.firstUnread ?? null]).toEqual([above.length, above[0]?.number ?? null]);
					// Every post that counts as read has been read by this member.
					const lost = shown.filter((post) => !above.includes(post) && !place.known[who]?.has(post.id));
					expect(lost.map(({ topicId, number }) => [topicId, number])).toEqual([]);
				}
			}
		}),
		{ numRuns: 60 },
	);
	const drifted = await listDriftedTopics(db, { after: 0, limit: 5000 });
	expect(drifted.filter(({ isDrifted }) => isDrifted)).toEqual([]);
	expect(await listDriftedCategories(db)).toEqual([]);
});
