import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { runTogether } from "#db/run-together.server.ts";
import { forumPosts, forumTopics } from "#db/schema/schema.ts";
import { makeReply, makeTopic } from "#tests/community/forum.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeUser } from "#tests/factories.ts";
import { expectDistinctColumns, expectNoScan } from "#tests/query-plan.ts";
import { preparePost } from "../trust/prepare-post.server";
import { insertPrints } from "../trust/trust.repository.server";
import { listSamePosts, POST_KIND } from "./post-kind.repository.server";

const later = (seconds: number) => new Date(MADE_AT.getTime() + seconds * 1000);
const postOf = async (id: number) => (await db.select().from(forumPosts).where(eq(forumPosts.id, id)))[0];

async function makePost(body: string, name = "Amara Okafor") {
	const topicId = await makeTopic(db, { authorId: (await makeUser(db)).id });
	const author = await makeUser(db, { name });
	const post = await makeReply(db, { authorId: author.id, topicId, body });
	const { prints } = await preparePost({ body });
	await runTogether(db, insertPrints(db, { postId: post.id, authorId: author.id, prints, now: MADE_AT }));
	return post;
}

test("the same text is found whatever its case and signs, the same link wherever it stands, and not the post itself", async () => {
	const own = await makePost("Write to me for my very own list, see https://offers.example/list");
	const text = await makePost("WRITE to me: for my very own list, see https://offers.example/list !");
	const link = await makePost("Somebody here praises https://offers.example/list for nothing.", "Koray Aydin");
	await makePost("Quite another text, about a fair fee for a deal.");

	const found = await listSamePosts(db, own.id);
	expect(found.map(({ path, isSameText }) => [path, isSameText])).toEqual(
		expect.arrayContaining([
			[`/forum/${text.topicId}/2`, true],
			[`/forum/${link.topicId}/2`, false],
		]),
	);
	expect(found).toHaveLength(2);
	expect(found.find(({ isSameText }) => !isSameText)?.authorName).toBe("Koray A.");
});

test("posts with the same prints are found by indexes", async () => {
	await expectNoScan(listSamePosts(db, 1), ["forum_post_prints", "forum_posts", "forum_topics", "users"]);
	await expectDistinctColumns(listSamePosts(db, 1));
});

test("hiding a post that a moderator had removed ends the removal, and not that of its author", async () => {
	const post = await makePost("A post about a fair fee.");
	const thing = { id: String(post.id), now: later(1) };
	await runTogether(db, [...POST_KIND.remove(db, thing), ...POST_KIND.hide(db, { ...thing, mayEdit: false })]);
	expect(await postOf(post.id)).toMatchObject({ withdrawnAt: null, withdrawnBy: null, hiddenAt: thing.now });

	await db.update(forumPosts).set({ withdrawnAt: thing.now, withdrawnBy: "author" }).where(eq(forumPosts.id, post.id));
	await runTogether(db, POST_KIND.hide(db, { ...thing, mayEdit: false }));
	expect(await postOf(post.id)).toMatchObject({ withdrawnAt: thing.now, withdrawnBy: "author" });
});

test.each(["remove", "hide", "show"] as const)("a held post waits again after %s was undone", async (deed) => {
	const { id, topicId } = await makePost("A post with a watched word.");
	const thing = { id: String(id), now: later(1) };
	const hold = (now: Date) => POST_KIND.hold?.(db, { ...thing, now }) ?? [];
	await runTogether(db, hold(MADE_AT));
	await runTogether(db, POST_KIND[deed](db, { ...thing, mayEdit: true }));
	await runTogether(db, hold(later(5)));

	const post = await postOf(id);
	expect(post).toMatchObject({ withdrawnAt: null, heldAt: later(5) });
	expect(post?.hiddenAt).not.toBeNull();
	const [topic] = await db.select().from(forumTopics).where(eq(forumTopics.id, topicId));
	expect(topic).toMatchObject({ lastShown: 1, postCount: 1 });
});
