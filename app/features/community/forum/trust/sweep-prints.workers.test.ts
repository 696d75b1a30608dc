import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { DAY_MS } from "#app/shared/durations.ts";
import { runTogether } from "#db/run-together.server.ts";
import { forumPostPrints } from "#db/schema/schema.ts";
import { makeReply, makeTopic } from "#tests/community/forum.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeUser } from "#tests/factories.ts";
import { sweepPrints } from "./sweep-prints.server";
import { insertPrints } from "./trust.repository.server";

test("prints are deleted once they are older than a week, the newer ones of the same post are kept", async () => {
	const { id: authorId } = await makeUser(db);
	const { id: postId } = await makeReply(db, { authorId, topicId: await makeTopic(db, { authorId }) });
	const later = new Date(MADE_AT.getTime() + DAY_MS);
	await runTogether(db, [
		...insertPrints(db, { postId, authorId, prints: ["old.example/a"], now: MADE_AT }),
		...insertPrints(db, { postId, authorId, prints: ["new.example/a"], now: later }),
	]);

	await sweepPrints.work(db, new Date(MADE_AT.getTime() + 7 * DAY_MS + 1));
	const left = await db.select().from(forumPostPrints).where(eq(forumPostPrints.postId, postId));
	expect(left.map(({ print }) => print)).toEqual(["new.example/a"]);
});
