import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { forumPosts, moderationSilences } from "#db/schema/schema.ts";
import { makeForumCategory, makeReply, makeSilence, makeTopic } from "#tests/community/forum.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeUser } from "#tests/factories.ts";
import { doubtLine } from "../deals/doubt-line.server";
import { startTopic } from "../topics/start-topic.server";
import { editPost } from "./change-post.server";
import { writeReply } from "./write-reply.server";

const member = (id: number) => ({ id, isModerator: false });
const SILENCED = { ok: false, reason: "silenced", until: null };
const DEAL = {
	place: "Tampa",
	currency: "USD",
	asking: null,
	afterRepairValue: 200_000,
	marginPercent: 30,
	repairs: 20_000,
	fee: 5_000,
};
const LINES = ["value", "repairs", "fee"] as const;

/** A member with three posts of their own, in a topic with somebody else's deal sheet. */
async function makeMember() {
	const [asker, { id: userId }] = [await makeUser(db), await makeUser(db)];
	const category = (await makeForumCategory(db)).key;
	const topicId = await makeTopic(db, { authorId: asker.id, category, kind: "dealReview", deal: DEAL });
	const [sheet] = await db.select({ id: forumPosts.id }).from(forumPosts).where(eq(forumPosts.topicId, topicId));
	const posts = [];
	for (let at = 0; at < LINES.length; at += 1) posts.push(await makeReply(db, { authorId: userId, topicId }));
	return { userId, category, topicId, sheetId: sheet?.id ?? 0, posts: posts.map(({ id }) => id) };
}
type Member = Awaited<ReturnType<typeof makeMember>>;

const rules = { withoutLimits: true, now: MADE_AT } as const;
const DEEDS = {
	reply: ({ userId, topicId }: Member, at: number) =>
		writeReply(db, {
			author: member(userId),
			topicId,
			body: `Reply ${at}`,
			deal: null,
			replyTo: null,
			clientKey: crypto.randomUUID(),
			...rules,
		}),
	topic: ({ userId, category }: Member, at: number) =>
		startTopic(db, {
			author: member(userId),
			category,
			kind: "question",
			language: "en",
			title: `Topic ${at}`,
			body: "Why?",
			deal: null,
			tags: [],
			clientKey: crypto.randomUUID(),
			...rules,
		}),
	edit: ({ userId, posts }: Member, at: number) =>
		editPost(db, { editor: member(userId), postId: posts[at] ?? 0, revision: 1, body: "Other", deal: null, ...rules }),
	doubt: ({ userId, sheetId }: Member, at: number) =>
		doubtLine(db, { by: member(userId), postId: sheetId, line: LINES[at] ?? "fee", comment: "Low.", ...rules }),
};
const NAMES = ["reply", "topic", "edit", "doubt"] as const;

/** Grows with everything that somebody writes. */
const countWritten = (userId: number) =>
	db
		.select({
			n: sql<number>`(select count(*) + sum(revision) from forum_posts where author_id = ${userId})
				+ (select count(*) from forum_line_doubts where user_id = ${userId})`.as("written"),
		})
		.from(sql`(select 1)`);

describe.each(NAMES)("a silenced member's %s", (name) => {
	test("is refused", async () => {
		const writer = await makeMember();
		await makeSilence(db, { userId: writer.userId, startsAt: MADE_AT, endsAt: null });
		expect(await DEEDS[name](writer, 0)).toEqual(SILENCED);
	});

	test("is refused where the decision falls between reading and writing", async () => {
		const writer = await makeMember();
		const decisionId = await makeSilence(db, { userId: writer.userId, startsAt: MADE_AT, endsAt: null });
		const lift = (liftedAt: Date | null) =>
			db.update(moderationSilences).set({ liftedAt }).where(eq(moderationSilences.decisionId, decisionId));
		await lift(MADE_AT);

		const writing = Promise.all(LINES.map((_, at) => DEEDS[name](writer, at)));
		// A trip, in which they read that nobody has silenced them.
		await countWritten(writer.userId);
		const [, before] = await db.batch([lift(null), countWritten(writer.userId)]);

		expect(await writing).toContainEqual(SILENCED);
		expect(await countWritten(writer.userId)).toEqual(before);
	});
});

test("a silenced member uses the one edit that a decision has left to them", async () => {
	const { userId, posts } = await makeMember();
	const [postId = 0] = posts;
	await makeSilence(db, { userId, startsAt: MADE_AT, endsAt: null });
	await db.update(forumPosts).set({ hiddenAt: MADE_AT, mayEditOnce: true }).where(eq(forumPosts.id, postId));
	const edit = { postId, revision: 1, body: "Without it", deal: null, ...rules };
	expect(await editPost(db, { ...edit, editor: member(userId) })).toMatchObject({ ok: true, revision: 2 });
});
