import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { MINUTE_MS } from "#app/shared/durations.ts";
import { auditEntries } from "#db/schema/schema.ts";
import { makeForumCategory, makeTopic } from "#tests/community/forum.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeUser } from "#tests/factories.ts";
import { startTopic } from "../topics/start-topic.server";
import { listTopics, tagBySlug } from "../topics/topic-lists.repository.server";
import { changeTags } from "./change-tags.server";
import { listNamesOfTags, listSuggestedTags } from "./tags.repository.server";

const now = new Date(MADE_AT.getTime() + MINUTE_MS);
const by = (id: number, isModerator = false) => ({ id, isModerator, requestId: "r" });
const namesOf = async (topicId: number) => (await listNamesOfTags(db, topicId)).map(({ name }) => name);

test("an author chooses among tags that there are; a moderator adds one, which the audit log keeps", async () => {
	const [author, moderator] = [await makeUser(db), await makeUser(db)];
	await makeTopic(db, { authorId: author.id, tags: ["Lisbon tax"] });
	const topicId = await makeTopic(db, { authorId: author.id, tags: ["lisbon fees"] });

	expect(await changeTags(db, { topicId, by: by(author.id), tags: ["lisbon tax", "never seen"], now })).toEqual({
		ok: false,
		reason: "unknownTags",
		names: ["never seen"],
	});
	expect(await namesOf(topicId)).toEqual(["lisbon fees"]);
	expect(await changeTags(db, { topicId, by: by(author.id), tags: ["Lisbon Tax"], now })).toEqual({ ok: true });
	expect(await namesOf(topicId)).toEqual(["lisbon tax"]);

	const tags = ["lisbon tax", "never seen"];
	expect(await changeTags(db, { topicId, by: by(moderator.id, true), tags, now })).toEqual({ ok: true });
	expect(await namesOf(topicId)).toEqual(tags);
	const entries = await db.select().from(auditEntries).where(eq(auditEntries.deed, "forum.tag"));
	expect(entries).toHaveLength(1);
	expect((await listSuggestedTags(db)).map(({ name }) => name)).toContain("never seen");
});

test("nobody else changes them, and none is left when the field is empty", async () => {
	const [author, other] = [await makeUser(db), await makeUser(db)];
	const topicId = await makeTopic(db, { authorId: author.id, tags: ["bergen"] });
	expect(await changeTags(db, { topicId, by: by(other.id), tags: [], now })).toEqual({ ok: false, reason: "notFound" });
	expect(await changeTags(db, { topicId, by: by(author.id), tags: [""], now })).toEqual({ ok: true });
	expect(await namesOf(topicId)).toEqual([]);
});

test("a topic is found by the tags that it got later", async () => {
	const author = await makeUser(db);
	await makeTopic(db, { authorId: author.id, tags: ["oslo"] });
	const topicId = await makeTopic(db, { authorId: author.id });
	await changeTags(db, { topicId, by: by(author.id), tags: ["oslo"], now });
	const found = await listTopics(
		db,
		{ reader: { userId: null, isModerator: false }, filter: { tagId: tagBySlug("oslo") }, now },
		{ sort: "activity", after: null, limit: 9 },
	);
	expect(found.map(({ id }) => id)).toContain(topicId);
	expect(found).toHaveLength(2);
});

test("a member starts no topic with a tag of their own", async () => {
	const author = await makeUser(db);
	const { key: category } = await makeForumCategory(db);
	const started = await startTopic(db, {
		author: { id: author.id, isModerator: false },
		category,
		kind: "question",
		language: "en",
		title: "A question",
		body: "A text",
		deal: null,
		tags: ["made up"],
		clientKey: crypto.randomUUID(),
		now,
	});
	expect(started).toEqual({ ok: false, reason: "unknownTags", names: ["made up"] });
});
