import { expect, test } from "vitest";
import { MINUTE_MS } from "#app/shared/durations.ts";
import { makeReply, makeTopic } from "#tests/community/forum.ts";
import { tellAll } from "#tests/community/told.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeUser } from "#tests/factories.ts";
import { chooseLevel } from "../reading/reads.repository.server";
import { PEOPLE_AT_ONCE } from "./tell-people.server";

const now = new Date(MADE_AT.getTime() + MINUTE_MS);

test("a post reaches watchers of its topic beyond one step, each once", async () => {
	const [asker, writer] = [await makeUser(db), await makeUser(db)];
	const topicId = await makeTopic(db, { authorId: asker.id });
	await tellAll(db, now);
	const crowd = await Promise.all(Array.from({ length: PEOPLE_AT_ONCE + 5 }, () => makeUser(db)));
	for (const { id } of crowd) await chooseLevel(db, { userId: id, topicId, level: "watch", now });
	await makeReply(db, { authorId: writer.id, topicId });
	const mails = await tellAll(db, now);

	expect(new Set(mails.map(({ to }) => to)).size).toBe(PEOPLE_AT_ONCE + 6);
	expect(mails).toHaveLength(PEOPLE_AT_ONCE + 6);
});
