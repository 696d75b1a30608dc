import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { MINUTE_MS } from "#app/shared/durations.ts";
import { firstRow } from "#db/first-row.ts";
import { runTogether } from "#db/run-together.server.ts";
import { forumTopics } from "#db/schema/schema.ts";
import { makeReply, makeTopic } from "#tests/community/forum.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeUser } from "#tests/factories.ts";
import { markRead } from "../reading/reads.repository.server";
import { listUnreadTopics } from "../topics/topic-lists.repository.server";
import { POST_KIND } from "./post-kind.repository.server";
import { listDriftedTopics } from "./post-numbers.repository.server";
import { listPosts } from "./posts.repository.server";
import { removeOwnPost, restoreOwnPost } from "./remove-post.server";

const later = (minutes: number) => new Date(MADE_AT.getTime() + minutes * MINUTE_MS);
const member = (id: number) => ({ id, isModerator: false });
const postsOf = (topicId: number) => listPosts(db, { topicId, from: 1, limit: 1000 });

async function topicOf(id: number) {
	const topic = firstRow(await db.select().from(forumTopics).where(eq(forumTopics.id, id)));
	if (!topic) throw new Error("No topic");
	return topic;
}

const deed = fc.oneof(
	fc.record({ kind: fc.constant("post" as const), who: fc.nat(2) }),
	fc.record({ kind: fc.constantFrom("remove" as const, "restore" as const), at: fc.nat(11) }),
	fc.record({ kind: fc.constantFrom("hide" as const, "show" as const, "takeAway" as const), at: fc.nat(11) }),
	fc.record({ kind: fc.constant("read" as const), who: fc.nat(2), at: fc.nat(14) }),
);

test("counters and unread posts agree with counting every post, whatever happens in which order", {
	timeout: 60_000,
}, async () => {
	const people = await Promise.all([0, 1, 2].map(() => makeUser(db)));
	const idOf = (who: number) => people[who]?.id ?? 0;
	await fc.assert(
		fc.asyncProperty(fc.array(deed, { minLength: 3, maxLength: 14 }), async (deeds) => {
			const topicId = await makeTopic(db, { authorId: idOf(0) });
			const position = new Map([[0, 1]]);
			for (const one of deeds) {
				const posts = await postsOf(topicId);
				if (one.kind === "post") {
					if ((await topicOf(topicId)).withdrawnAt) continue;
					const { number } = await makeReply(db, { authorId: idOf(one.who), topicId });
					position.set(one.who, number);
				} else if (one.kind === "read") {
					if (!position.has(one.who)) continue;
					await markRead(db, { userId: idOf(one.who), topicId, number: one.at, now: MADE_AT });
					const highest = Math.max(...posts.map(({ number }) => number));
					position.set(one.who, Math.max(position.get(one.who) ?? 0, Math.min(one.at, highest)));
				} else {
					const post = posts[1 + (one.at % Math.max(1, posts.length - 1))];
					if (!post) continue;
					if (one.kind === "hide" || one.kind === "show" || one.kind === "takeAway") {
						const thing = { id: String(post.id), mayEdit: false, now: later(1) };
						await runTogether(db, POST_KIND[one.kind === "takeAway" ? "remove" : one.kind](db, thing));
						continue;
					}
					const change = { postId: post.id, by: member(post.authorId ?? 0), now: later(1) };
					await (one.kind === "remove" ? removeOwnPost(db, change) : restoreOwnPost(db, change));
				}
			}
			const shown = (await postsOf(topicId))
				.filter(({ withdrawnAt, hiddenAt }) => withdrawnAt === null && hiddenAt === null)
				.map(({ number }) => number);
			expect(await topicOf(topicId)).toMatchObject({ postCount: shown.length, lastShown: Math.max(...shown) });
			for (const [who, read] of position) {
				const listed = await listUnreadTopics(db, { userId: idOf(who), now: later(2) });
				const unread = listed.find(({ id }) => id === topicId)?.unread ?? 0;
				expect(unread).toBe(shown.filter((number) => number > read).length);
			}
		}),
		{ numRuns: 25 },
	);
	const topics = await listDriftedTopics(db, { after: 0, limit: 500 });
	expect(topics.filter(({ isDrifted }) => isDrifted)).toEqual([]);
});
