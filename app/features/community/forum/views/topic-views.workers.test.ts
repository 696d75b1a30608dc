import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { forumTopics } from "#db/schema/schema.ts";
import { makeTopic } from "#tests/community/forum.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { addTopicViews } from "./topic-views.repository.server";

test("views are added to the topics that are there, and change nothing else of them", async () => {
	const { id: authorId } = await makeUser(db);
	const [one, two] = [await makeTopic(db, { authorId }), await makeTopic(db, { authorId })];
	const stateOf = async (id: number) => (await db.select().from(forumTopics).where(eq(forumTopics.id, id)))[0];
	const before = await stateOf(one);

	await addTopicViews(db, [
		{ topicId: one, count: 2 },
		{ topicId: 999_999_999, count: 9 },
	]);
	await addTopicViews(db, [{ topicId: one, count: 1 }]);
	expect(await stateOf(one)).toEqual({ ...before, viewCount: 3 });
	expect((await stateOf(two))?.viewCount).toBe(0);
});
