import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { runTogether } from "#db/run-together.server.ts";
import { forumPosts, users } from "#db/schema/schema.ts";
import { makeForumCategory, makeReply, makeTopic } from "#tests/community/forum.ts";
import { db } from "#tests/database.ts";
import { makeUser, MADE_AT as now } from "#tests/factories.ts";
import { editPost } from "../posts/change-post.server";
import { POST_KIND } from "../posts/post-kind.repository.server";
import { removeOwnPost, restoreOwnPost } from "../posts/remove-post.server";
import { acceptAnswer } from "../topics/accept-answer.server";
import { moderateTopic } from "../topics/moderate-topic.server";
import { splitTopic } from "../topics/split-topic.server";
import { readForumVersion } from "./forum-version.server";

const at = (path: string, search = "") => readForumVersion(db, { path, search: new URLSearchParams(search) });

async function makePlace() {
	const [asker, answerer] = [await makeUser(db), await makeUser(db)];
	const { key } = await makeForumCategory(db);
	const topicId = await makeTopic(db, { authorId: asker.id, category: key });
	const reply = await makeReply(db, { authorId: answerer.id, topicId });
	const versions = async () => [
		await at(`/forum/${topicId}`),
		await at("/forum", `category=${key}`),
		await at("/forum"),
	];
	return { asker, answerer, key, topicId, reply, versions };
}
type Place = Awaited<ReturnType<typeof makePlace>>;

const own = (id: number) => ({ id, isModerator: false });
const moderator = { id: 1, requestId: "r" };

describe("the versions of topic, category and index grow with", () => {
	test.each<[string, (place: Place) => Promise<unknown>]>([
		["a post", ({ topicId, asker }) => makeReply(db, { topicId, authorId: asker.id })],
		[
			"an edit",
			({ reply, answerer }) =>
				editPost(db, { editor: own(answerer.id), postId: reply.id, revision: 1, body: "Other", deal: null, now }),
		],
		["a withdrawal", ({ reply, answerer }) => removeOwnPost(db, { postId: reply.id, by: own(answerer.id), now })],
		[
			"a post that is brought back",
			async ({ reply, answerer }) => {
				await removeOwnPost(db, { postId: reply.id, by: own(answerer.id), now });
				await restoreOwnPost(db, { postId: reply.id, by: own(answerer.id), now });
			},
		],
		[
			"a post that is hidden",
			({ reply }) => runTogether(db, [...POST_KIND.hide(db, { id: String(reply.id), mayEdit: false, now })]),
		],
		[
			"a post that is shown again",
			({ reply }) => runTogether(db, [...POST_KIND.show(db, { id: String(reply.id), now })]),
		],
		[
			"an accepted answer",
			({ reply, asker }) => acceptAnswer(db, { postId: reply.id, by: own(asker.id), isOn: true, now }),
		],
		[
			"a pin",
			async ({ topicId, asker }) =>
				moderateTopic(db, { deed: "pin" }, { topicId, by: { ...moderator, id: asker.id }, now }),
		],
		[
			"posts that are moved",
			({ topicId, asker }) =>
				splitTopic(db, {
					topicId,
					numbers: [2],
					title: "Another",
					clientKey: crypto.randomUUID(),
					by: { ...moderator, id: asker.id },
					now,
				}),
		],
		[
			"a suspended author",
			({ answerer }) => db.update(users).set({ suspendedAt: now }).where(eq(users.id, answerer.id)),
		],
		[
			"an author's other name",
			({ answerer }) => db.update(users).set({ name: "Other" }).where(eq(users.id, answerer.id)),
		],
		[
			"an erased author",
			({ answerer }) => db.update(forumPosts).set({ authorId: null }).where(eq(forumPosts.authorId, answerer.id)),
		],
		["an author's account that has gone", ({ answerer }) => db.delete(users).where(eq(users.id, answerer.id))],
	])("%s", async (_what, change) => {
		const place = await makePlace();
		const before = await place.versions();
		await change(place);
		const after = await place.versions();
		expect(after.map((version, index) => version !== before[index])).toEqual([true, true, true]);
	});

	test("a topic that goes to another category, in both", async () => {
		const { key, topicId, asker } = await makePlace();
		const other = await makeForumCategory(db);
		const versions = async () => [await at("/forum", `category=${key}`), await at("/forum", `category=${other.key}`)];
		const before = await versions();
		const by = { ...moderator, id: asker.id };
		await moderateTopic(db, { deed: "move", category: other.key }, { topicId, by, now });
		expect((await versions()).map((version, index) => version !== before[index])).toEqual([true, true]);
	});
});

test("another topic keeps its version, and so does an author's topic when they sign in", async () => {
	const [one, other] = [await makePlace(), await makePlace()];
	const before = await other.versions();
	await makeReply(db, { topicId: one.topicId, authorId: one.asker.id });
	await db.update(users).set({ country: "DE" }).where(eq(users.id, other.answerer.id));
	expect((await other.versions()).slice(0, 2)).toEqual(before.slice(0, 2));
});

test("there is none for other addresses, and for topics and categories that are not there", async () => {
	expect(await at("/forum/999999999")).toBeNull();
	expect(await at("/forum/none")).toBeNull();
	expect(await at("/forum", "category=none")).toBeNull();
	expect(await at("/courses")).toBeNull();
	const { topicId } = await makePlace();
	expect(await at(`/Forum/${topicId}/21`)).toBe(await at(`/forum/${topicId}`));
});
