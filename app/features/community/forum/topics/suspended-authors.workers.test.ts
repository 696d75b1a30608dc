import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { users } from "#db/schema/schema.ts";
import { makeForumCategory, makeReply, makeTopic } from "#tests/community/forum.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeUser } from "#tests/factories.ts";
import { explainPlan } from "#tests/query-plan.ts";
import { listBookmarked } from "../bookmarks/bookmarks.repository.server";
import { listFeedTopics, VISITOR } from "../feed/feed-topics.repository.server";
import { editPost } from "../posts/change-post.server";
import { listPosts } from "../posts/posts.repository.server";
import { removeOwnPost } from "../posts/remove-post.server";
import { writeReply } from "../posts/write-reply.server";
import { keepBookmark } from "../reading/marks.repository.server";
import { searchPosts } from "../search/search-posts.repository.server";
import { historyPageData } from "../topic/history-page-data.server";
import { topicFacts } from "../topic/topic-facts";
import { countSuspendedAnswers } from "../topic/topic-page.repository.server";
import { topicPageData } from "../topic/topic-page-data.server";
import { splitTopic } from "./split-topic.server";
import { listTopics } from "./topic-lists.repository.server";

const now = new Date(MADE_AT.getTime() + 3_600_000);
const seen = { language: "en", timeZone: "UTC", now } as const;
const suspend = (id: number) => db.update(users).set({ suspendedAt: now }).where(eq(users.id, id));

let asker = 0;
let answerer = 0;
let topicId = 0;
let answerId = 0;
let category: Awaited<ReturnType<typeof makeForumCategory>>;
beforeEach(async () => {
	[asker, answerer] = [(await makeUser(db)).id, (await makeUser(db)).id];
	category = await makeForumCategory(db);
	topicId = await makeTopic(db, { authorId: asker, category: category.key, title: "Wisent", body: "A wisent?" });
	answerId = (await makeReply(db, { authorId: answerer, topicId, body: "A mouflon." })).id;
});

const asVisitor = { origin: "https://school.example", prefix: null, scale: 1 };
const pageFor = (isModerator: boolean) => {
	const viewer = { id: answerer, isModerator };
	return topicPageData(db, { ...seen, ...asVisitor, topicId, number: null, viewer });
};

describe("while the author of a first post is suspended", () => {
	beforeEach(() => suspend(asker));

	test("the topic is there for moderators alone, and takes no reply", async () => {
		expect(await pageFor(false)).toBeNull();
		expect(await pageFor(true)).toMatchObject({
			isOut: true,
			facts: null,
			topic: { isSuspended: true },
			writing: null,
		});
		const reply = { topicId, body: "x", deal: null, replyTo: null, clientKey: "late", now };
		expect(await writeReply(db, { ...reply, author: { id: answerer, isModerator: false } })).toEqual({
			ok: false,
			reason: "notFound",
		});
	});

	test("nobody finds replies of others in it, among bookmarks neither", async () => {
		await keepBookmark(db, { userId: answerer, postId: answerId, now });
		const reader = { userId: answerer, isModerator: false };
		expect(await searchPosts(db, { words: "mouflon" }, { reader, now, limit: 9 })).toEqual([]);
		const marked = { userId: answerer, reader, words: [], after: null, limit: 9, now };
		expect(await listBookmarked(db, marked)).toEqual([]);
	});

	test("versions of its posts are shown to moderators alone", async () => {
		for (const number of [1, 2]) {
			const page = { ...seen, topicId, number };
			expect(await historyPageData(db, { ...page, viewer: { id: answerer, isModerator: false } })).toBeNull();
			expect(await historyPageData(db, { ...page, viewer: { id: answerer, isModerator: true } })).not.toBeNull();
		}
	});
});

describe("while the author of a reply is suspended", () => {
	test("its versions are shown to moderators alone, those of others to everybody", async () => {
		const edit = { editor: { id: answerer, isModerator: false }, postId: answerId, revision: 1, deal: null, now };
		await editPost(db, { ...edit, body: "An ibex." });
		await suspend(answerer);
		const viewer = { id: asker, isModerator: false };
		expect(await historyPageData(db, { ...seen, topicId, number: 2, viewer })).toBeNull();
		expect(await historyPageData(db, { ...seen, topicId, number: 1, viewer })).toMatchObject({ number: 1 });
		const moderated = await historyPageData(db, {
			...seen,
			topicId,
			number: 2,
			viewer: { id: asker, isModerator: true },
		});
		expect(JSON.stringify(moderated)).toContain("mouflon");
	});

	test("it is no answer of the question for search engines, and no face in lists", async () => {
		await makeReply(db, { authorId: asker, topicId });
		await suspend(answerer);
		const topic = {
			kind: "question",
			title: "Wisent",
			language: "en",
			url: "/",
			createdAt: MADE_AT,
			acceptedNumber: null,
			suspendedAnswers: 0,
		};
		const posts = await listPosts(db, { topicId, from: 1, limit: 20 });
		expect(topicFacts({ ...topic, postCount: 3 }, posts)).toMatchObject({ mainEntity: { answerCount: 1 } });
		const page = { sort: "activity", after: null, limit: 9 } as const;
		const [row] = await listTopics(db, { reader: VISITOR, filter: { categoryId: category.id }, now }, page);
		expect(row?.people.map(({ id }) => id)).toEqual([asker]);
	});

	test("their answers on further pages of a question are none either, hidden ones once", async () => {
		for (let made = 2; made < 20; made += 1) await makeReply(db, { authorId: asker, topicId });
		const late = [];
		for (let made = 20; made < 24; made += 1) late.push(await makeReply(db, { authorId: answerer, topicId }));
		const [hidden] = late.slice(-1);
		await removeOwnPost(db, { postId: hidden?.id ?? 0, by: { id: answerer, isModerator: false }, now });
		const count = async () => {
			const page = await topicPageData(db, { ...seen, ...asVisitor, topicId, number: null, viewer: null });
			if (!page || page.movedTo !== undefined) throw new Error("No page");
			return page.facts;
		};
		expect(await count()).toMatchObject({ mainEntity: { answerCount: 22 } });
		await suspend(answerer);
		expect(await count()).toMatchObject({ mainEntity: { answerCount: 18 } });
		const plan = (await explainPlan(countSuspendedAnswers(db, topicId))).join("\n");
		expect(plan).toMatch(/suspended USING (?:COVERING )?INDEX users_suspended/);
		expect(plan).toContain("answer USING INDEX forum_posts_by_participant (topic_id=? AND author_id=?)");
	});

	test("a topic that was split off from it is in no feed", async () => {
		const by = { id: (await makeUser(db, { role: "admin" })).id, requestId: "r" };
		const split = await splitTopic(db, { topicId, numbers: [2], title: "Mouflons", clientKey: "split", by, now });
		expect(split).toMatchObject({ ok: true });
		const feed = () => listFeedTopics(db, { category: category.key, tag: null, language: null }, { now, limit: 9 });
		expect((await feed()).map(({ title }) => title).sort()).toEqual(["Mouflons", "Wisent"]);
		await suspend(answerer);
		expect((await feed()).map(({ title }) => title)).toEqual(["Wisent"]);
	});
});
