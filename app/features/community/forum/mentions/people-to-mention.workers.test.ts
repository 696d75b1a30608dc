import { beforeEach, expect, test } from "vitest";
import { blockMember } from "#app/features/community/blocks/face.server.ts";
import { makeForumCategory, makeReply, makeTopic } from "#tests/community/forum.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeEnrollment, makeUser, MADE_AT as now } from "#tests/factories.ts";
import { expectNoScan } from "#tests/query-plan.ts";
import { listMembers, listPeopleOfTopic } from "./mentionable.repository.server";
import { prefixesOf } from "./name-prefix";

let me = 0;
beforeEach(async () => {
	me = (await makeUser(db, { name: "Zoe Me" })).id;
});

const asked = (typed: string) => ({ prefixes: prefixesOf(typed), by: me, limit: 8 });
const members = async (typed: string, topicId: number | null = null) =>
	(await listMembers(db, { ...asked(typed), topicId, now })).map(({ id }) => id);

test("members are found by the beginning of their names, without blocked and suspended ones and oneself", async () => {
	const anna = await makeUser(db, { name: "Quanna Kern" });
	const gone = await makeUser(db, { name: "Quanna Kuhn", suspendedAt: now });
	const blocked = await makeUser(db, { name: "Quanna Berg" });
	const blocker = await makeUser(db, { name: "Quanna Bode" });
	await blockMember(db, { userId: me, blockedId: blocked.id, now });
	await blockMember(db, { userId: blocker.id, blockedId: me, now });

	expect(await members("quann")).toEqual([anna.id]);
	expect(await members("zoe")).not.toContain(me);
	expect(gone.id).toBeGreaterThan(0);
});

test("of a topic in a closed category only who may enter it is offered", async () => {
	const { course } = await makeCourse(db);
	const category = await makeForumCategory(db, { access: "course", courseId: course.id });
	const learner = await makeUser(db, { name: "Quirin Lern" });
	await makeUser(db, { name: "Quirin Fern" });
	const moderator = await makeUser(db, { name: "Quirin Admin", role: "admin" });
	await makeEnrollment(db, { userId: learner.id, courseId: course.id });
	const author = { id: moderator.id, isModerator: true };
	const topicId = await makeTopic(db, { authorId: moderator.id, author, category: category.key });

	expect((await members("quir", topicId)).sort()).toEqual([learner.id, moderator.id].sort());
});

test("people of the topic come with what they last started where everybody reads", async () => {
	const authorId = (await makeUser(db, { name: "Quentin Ask" })).id;
	const topicId = await makeTopic(db, { authorId, title: "Transfer tax" });
	await makeReply(db, { authorId: me, topicId });
	const found = await listPeopleOfTopic(db, { ...asked("quen"), topicId });
	expect(found).toEqual([{ id: authorId, name: "Quentin Ask", title: "Transfer tax" }]);
});

test("names are read by their index", async () => {
	await expectNoScan(listMembers(db, { ...asked("an"), topicId: null, now }));
});
