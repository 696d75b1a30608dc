import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { forumTopics } from "#db/schema/schema.ts";
import { makeReply, makeTopic } from "#tests/community/forum.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeUser } from "#tests/factories.ts";
import { checkCounters } from "./check-counters.server";

test("counters that are right make a run that counts topics, and one that is wrong makes it fail with its topic", async () => {
	const { id: authorId } = await makeUser(db);
	const topicId = await makeTopic(db, { authorId });
	await makeReply(db, { authorId, topicId });
	expect(await checkCounters.work(db, MADE_AT)).toBeGreaterThan(0);

	await db.update(forumTopics).set({ postCount: 7 }).where(eq(forumTopics.id, topicId));
	await expect(checkCounters.work(db, MADE_AT)).rejects.toThrow(String(topicId));
});
