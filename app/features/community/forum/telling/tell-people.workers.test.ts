import { and, eq, isNull } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { blockMember } from "#app/features/community/blocks/face.server.ts";
import { MINUTE_MS } from "#app/shared/durations.ts";
import { forumFollows, forumTags, notifications } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { makeForumCategory, makeReply, makeTopic } from "#tests/community/forum.ts";
import { skippedFor, tellAll, toldTo } from "#tests/community/told.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeCourse, makeUser } from "#tests/factories.ts";
import { editPost } from "../posts/change-post.server";
import { POST_KIND } from "../posts/post-kind.repository.server";
import { removeOwnPost } from "../posts/remove-post.server";
import { moveReadPosition } from "../reading/move-read-position.server";
import { react } from "../reading/react.server";
import { chooseLevel, markRead } from "../reading/reads.repository.server";
import { acceptAnswer } from "../topics/accept-answer.server";

const now = new Date(MADE_AT.getTime() + MINUTE_MS);
const member = (id: number) => ({ id, isModerator: false });
const naming = (...ids: number[]) => ids.map((id) => `[@You](member:${id})`).join(" ");

let asker = 0;
let writer = 0;
let topicId = 0;
beforeEach(async () => {
	asker = (await makeUser(db, { name: "Amara Kone" })).id;
	writer = (await makeUser(db, { name: "Boris Karlov" })).id;
	topicId = await makeTopic(db, { authorId: asker });
	await tellAll(db, now);
});

describe("a post", () => {
	test("tells everybody once, by the strongest reason, and never its author", async () => {
		const quoted = await makeUser(db);
		const watcher = await makeUser(db);
		await makeReply(db, { authorId: quoted.id, topicId });
		await tellAll(db, now);
		await chooseLevel(db, { userId: watcher.id, topicId, level: "watch", now });

		const body = `${naming(quoted.id, writer)} yes\n\n> [!quote You, 2] five thousand\n\nNo.`;
		await makeReply(db, { authorId: writer, topicId, body, replyTo: 2 });
		const mails = await tellAll(db, now);

		expect(await toldTo(db, quoted.id)).toEqual(["forumMentioned"]);
		expect(await toldTo(db, asker)).toEqual(["forumReplied", "forumReplied"]);
		expect(await toldTo(db, watcher.id)).toEqual(["forumWatched"]);
		expect(await toldTo(db, writer)).toEqual([]);
		expect(mails.map(({ to }) => to).sort()).toEqual([...new Set(mails.map(({ to }) => to))].sort());
		expect(mails).toHaveLength(3);
		expect(mails[0]?.text).not.toContain("five thousand");
		expect(mails.map(({ text }) => /Boris K\./.test(text))).toContain(true);
	});

	test("an edit tells those alone whom it newly mentions", async () => {
		const [first, second] = [await makeUser(db), await makeUser(db)];
		const { id: postId } = await makeReply(db, { authorId: writer, topicId, body: naming(first.id) });
		await tellAll(db, now);
		const edit = { editor: member(writer), postId, revision: 1, deal: null, now };
		await editPost(db, { ...edit, body: naming(first.id, second.id) });
		const mails = await tellAll(db, now);

		expect(mails).toHaveLength(1);
		expect(await toldTo(db, first.id)).toEqual(["forumMentioned"]);
		expect(await toldTo(db, second.id)).toEqual(["forumMentioned"]);
	});

	test("the first post tells who watches its category or a tag", async () => {
		const [watcher, tagged] = [await makeUser(db), await makeUser(db)];
		const category = await makeForumCategory(db);
		await db
			.insert(forumFollows)
			.values({ userId: watcher.id, categoryId: category.id, level: "watch", chosenAt: now });
		await makeTopic(db, { authorId: asker, tags: ["Porto"] });
		const [tag] = await db.select().from(forumTags);
		await tellAll(db, now);
		await db.insert(forumFollows).values({ userId: tagged.id, tagId: tag?.id ?? 0, level: "watch", chosenAt: now });

		await makeTopic(db, { authorId: asker, category: category.key, tags: ["Porto"] });
		await tellAll(db, now);

		expect(await toldTo(db, watcher.id)).toEqual(["forumStarted"]);
		expect(await toldTo(db, tagged.id)).toEqual(["forumStarted"]);
	});
});

describe("at the moment of sending", () => {
	const send = async (before: (postId: number, number: number) => Promise<unknown>) => {
		const { id, number } = await makeReply(db, { authorId: writer, topicId });
		await before(id, number);
		const mails = await tellAll(db, now);
		expect(mails).toEqual([]);
		expect(await toldTo(db, asker)).toEqual([]);
		return skippedFor(db, asker);
	};

	test("who has blocked the author is told nothing, nor whom the author has blocked", async () => {
		const block = { userId: asker, blockedId: writer, now };
		expect(await send(() => blockMember(db, block))).toEqual(["blocked"]);
		const other = (await makeUser(db)).id;
		await blockMember(db, { userId: writer, blockedId: other, now });
		await makeReply(db, { authorId: writer, topicId, body: naming(other) });
		await tellAll(db, now);
		expect(await skippedFor(db, other)).toEqual(["blocked"]);
	});

	test("who has muted the topic is told nothing", async () => {
		expect(await send(() => chooseLevel(db, { userId: asker, topicId, level: "mute", now }))).toEqual(["muted"]);
	});

	test("who has read so far already is told nothing", async () => {
		expect(await send((_, number) => markRead(db, { userId: asker, topicId, number, now }))).toEqual(["read"]);
	});

	test("what was removed meanwhile is told to nobody, and no job is made of it", async () => {
		expect(await send((postId) => removeOwnPost(db, { postId, by: member(writer), now }))).toEqual([]);
	});

	test("what is hidden is told once it is shown, to nobody twice", async () => {
		const run = async (writes: readonly Write[]) => {
			const [first, ...others] = writes;
			if (first) await db.batch([first, ...others]);
		};
		await send((postId) => run(POST_KIND.hide(db, { id: String(postId), mayEdit: true, now })));
		const { id } = await makeReply(db, { authorId: writer, topicId });
		await tellAll(db, now);
		const told = await toldTo(db, asker);
		for (const [postId, before] of [
			[id - 1, told.length + 1],
			[id, told.length + 1],
		] as const) {
			await run(POST_KIND.show(db, { id: String(postId), now }));
			await tellAll(db, now);
			expect(await toldTo(db, asker)).toHaveLength(before);
		}
	});

	test("who may not enter the category is told nothing of a mention; moderators are", async () => {
		const { course } = await makeCourse(db);
		const category = await makeForumCategory(db, { access: "course", courseId: course.id });
		const moderator = await makeUser(db, { role: "admin" });
		await makeTopic(db, {
			authorId: moderator.id,
			author: { id: moderator.id, isModerator: true },
			category: category.key,
			body: naming(asker, moderator.id),
		});
		await tellAll(db, now);
		expect(await skippedFor(db, asker)).toEqual(["notAllowed"]);
		const second = await makeUser(db, { role: "admin" });
		await makeTopic(db, {
			authorId: moderator.id,
			author: { id: moderator.id, isModerator: true },
			category: category.key,
			body: naming(second.id),
		});
		await tellAll(db, now);
		expect(await toldTo(db, second.id)).toEqual(["forumMentioned"]);
	});
});

describe("the author of a post", () => {
	test("is told once that it was accepted, and by no one's own acceptance", async () => {
		const { id: postId } = await makeReply(db, { authorId: writer, topicId });
		await tellAll(db, now);
		for (const isOn of [true, false, true]) await acceptAnswer(db, { postId, by: member(asker), isOn, now });
		await tellAll(db, now);
		expect(await toldTo(db, writer)).toEqual(["forumAccepted"]);

		const { id: own } = await makeReply(db, { authorId: asker, topicId });
		await acceptAnswer(db, { postId: own, by: member(asker), isOn: true, now });
		await tellAll(db, now);
		expect(await toldTo(db, asker)).toEqual(["forumReplied"]);
	});

	test("is told of reactions as one, each person counted once; one that was taken back is none", async () => {
		const { id: postId } = await makeReply(db, { authorId: writer, topicId });
		await tellAll(db, now);
		const [first, second, third] = [await makeUser(db), await makeUser(db), await makeUser(db)];
		for (const { id: userId } of [first, second, third]) {
			await react(db, { postId, userId, name: "thanks", isOn: true, now });
			await react(db, { postId, userId, name: "helpful", isOn: true, now });
		}
		for (const name of ["thanks", "helpful"] as const)
			await react(db, { postId, userId: third.id, name, isOn: false, now });
		await tellAll(db, now);
		expect(await toldTo(db, writer)).toEqual(["forumReacted"]);
		expect(await skippedFor(db, writer)).toContain("gone");
	});
});

test("what somebody reads in the topic is read in their list as well", async () => {
	for (let at = 0; at < 2; at += 1) await makeReply(db, { authorId: writer, topicId });
	await tellAll(db, now);
	await moveReadPosition(db, { user: { id: asker, role: "student", capabilities: [] }, topicId, number: 2, now });
	const unread = await db
		.select({ path: notifications.path })
		.from(notifications)
		.where(and(eq(notifications.userId, asker), isNull(notifications.readAt)));
	expect(unread).toEqual([{ path: `/forum/${topicId}/3` }]);
});
