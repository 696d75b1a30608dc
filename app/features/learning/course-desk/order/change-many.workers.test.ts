import { eq, inArray } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { listCourseOrder } from "#app/features/learning/authoring/face.server.ts";
import { listDeedsOfSubject } from "#app/features/operations/audit/list-audit-entries.server.ts";
import { courses, courseTopics } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeUser } from "#tests/factories.ts";
import { courseContent } from "#tests/learning/course-content.ts";
import { beginCourse, ship } from "#tests/learning/shipped-course.ts";
import { restoreMigratedState } from "#tests/schema/migrated-state.ts";
import { featureChosen, moveToTop, setTopics, unfeatureChosen } from "./change-many.server";
import { undoOrderChange } from "./change-order.server";

let now = new Date("2026-11-20T10:00:00Z");
let ruth = 0;
let ids: number[] = [];
const NOWHERE = 987_654;

beforeEach(async () => {
	await restoreMigratedState();
	ruth = (await makeUser(db, { role: "admin", name: "Ruth" })).id;
	ids = [];
	for (const position of [1, 2, 3, 4]) ids.push((await makeCourse(db, { position })).course.id);
	await db.update(courses).set({ topic: "sellers" }).where(inArray(courses.id, ids));
});

const by = () => {
	now = new Date(now.getTime() + 1000);
	return { actorId: ruth, requestId: "r", now };
};
const at = (number: number) => ids[number - 1] ?? 0;
const order = async () => (await listCourseOrder(db)).map(({ id }) => ids.indexOf(id) + 1);
const topics = async () => (await listCourseOrder(db)).map(({ topic }) => topic);
const deeds = (id: number) =>
	listDeedsOfSubject(db, { kind: "course", id }, { now: new Date(now.getTime() + 1), limit: 9 });
const undo = async (id: number) => {
	const change = (await deeds(id)).find(({ deed }) => deed !== "courses.setTopic");
	return undoOrderChange(db, { changeId: change?.id ?? "", ...by() });
};

test("chosen courses come first as they stood among themselves, and go back in one", async () => {
	expect(await moveToTop(db, { chosen: [at(4), at(2)], ...by() })).toEqual({ ok: true, changed: true });
	expect(await order()).toEqual([2, 4, 1, 3]);
	expect((await deeds(at(2))).map(({ deed }) => deed)).toEqual(["courses.moveToTop"]);
	expect(await moveToTop(db, { chosen: [at(2)], ...by() })).toEqual({ ok: true, changed: false });
	expect(await undo(at(2))).toEqual({ ok: true });
	expect(await order()).toEqual([1, 2, 3, 4]);
});

test("a move of several is not undone once one of them has moved again, nor done when one is gone", async () => {
	await moveToTop(db, { chosen: [at(4), at(3)], ...by() });
	await moveToTop(db, { chosen: [at(4)], ...by() });
	expect(await undo(at(3))).toEqual({ ok: false, reason: "changedMeanwhile" });
	expect(await moveToTop(db, { chosen: [at(1), NOWHERE], ...by() })).toEqual({ ok: false, reason: "coursesChanged" });
	expect(await order()).toEqual([4, 3, 1, 2]);
});

test("chosen courses get a topic, each with its entry in the audit log, and get back the one they had", async () => {
	await db
		.update(courses)
		.set({ topic: "law" })
		.where(eq(courses.id, at(2)));
	const chosen = [at(1), at(2), at(3)];
	expect(await setTopics(db, { chosen, topic: "buyers", ...by() })).toEqual({ ok: true, changed: true });
	expect(await topics()).toEqual(["buyers", "buyers", "buyers", "sellers"]);
	expect((await deeds(at(2)))[0]).toMatchObject({
		deed: "courses.setTopic",
		before: { topic: "law" },
		after: { topic: "buyers" },
	});
	expect(await setTopics(db, { chosen, topic: "buyers", ...by() })).toEqual({ ok: true, changed: false });
	expect(await undo(at(1))).toEqual({ ok: true });
	expect(await topics()).toEqual(["sellers", "law", "sellers", "sellers"]);
});

test("a topic that courses are not offered is refused, and so is an undo past another change", async () => {
	const refused = { ok: false, reason: "topicNotOffered" };
	for (const topic of ["gone", "money"])
		expect(await setTopics(db, { chosen: [at(1)], topic, ...by() })).toEqual(refused);
	await db.update(courseTopics).set({ retiredAt: now }).where(eq(courseTopics.key, "analysis"));
	expect(await setTopics(db, { chosen: [at(1)], topic: "analysis", ...by() })).toEqual(refused);
	expect(await setTopics(db, { chosen: [NOWHERE], topic: "buyers", ...by() })).toMatchObject({
		reason: "coursesChanged",
	});
	await setTopics(db, { chosen: [at(1), at(2)], topic: "buyers", ...by() });
	await setTopics(db, { chosen: [at(2)], topic: "contracts", ...by() });
	expect(await undo(at(1))).toEqual({ ok: false, reason: "changedMeanwhile" });
	expect(await topics()).toEqual(["buyers", "contracts", "sellers", "sellers"]);
});

test("one chosen course is featured in place of another, and undone to the one before", async () => {
	const featured = async () =>
		(await listCourseOrder(db)).flatMap((one) => (one.featured ? [ids.indexOf(one.id) + 1] : []));
	expect(await featureChosen(db, { chosen: [at(2)], ...by() })).toEqual({ ok: true, changed: true });
	expect(await featureChosen(db, { chosen: [at(2)], ...by() })).toEqual({ ok: true, changed: false });
	expect(await featureChosen(db, { chosen: [at(3)], ...by() })).toEqual({ ok: true, changed: true });
	expect(await featured()).toEqual([3]);
	expect((await deeds(at(3)))[0]).toMatchObject({
		deed: "courses.feature",
		before: { featured: at(2) },
		after: { featured: at(3) },
	});
	expect(await undo(at(3))).toEqual({ ok: true });
	expect(await featured()).toEqual([2]);

	expect(await unfeatureChosen(db, { chosen: [at(1), at(3)], ...by() })).toEqual({ ok: true, changed: false });
	expect(await unfeatureChosen(db, { chosen: [at(1), at(2)], ...by() })).toEqual({ ok: true, changed: true });
	expect(await featured()).toEqual([]);
	expect(await undo(at(2))).toEqual({ ok: true });
	expect(await featured()).toEqual([2]);
});

test("several courses are not featured, nor one that is unpublished or gone", async () => {
	await db
		.update(courses)
		.set({ publishedAt: null })
		.where(eq(courses.id, at(4)));
	expect(await featureChosen(db, { chosen: [at(1), at(2)], ...by() })).toEqual({ ok: false, reason: "featureOne" });
	expect(await featureChosen(db, { chosen: [at(4)], ...by() })).toEqual({ ok: false, reason: "unpublished" });
	expect(await featureChosen(db, { chosen: [NOWHERE], ...by() })).toEqual({ ok: false, reason: "coursesChanged" });
	expect((await listCourseOrder(db)).some((one) => one.featured)).toBe(false);
});

test("of two who set a topic at once, what one has seen changed is not written", async () => {
	const outcomes = await Promise.all([
		setTopics(db, { chosen: [at(1), at(2)], topic: "buyers", ...by() }),
		setTopics(db, { chosen: [at(2), at(1)], topic: "contracts", ...by() }),
	]);
	expect(outcomes.some(({ ok }) => ok)).toBe(true);
	const [first, second] = await topics();
	expect(first).toBe(second);
});

test("a chosen topic outlasts what is published of the same text, and ends with a text of another topic", async () => {
	const { id } = await beginCourse();
	const content = courseContent(id, [{ key: "one" }]);
	await ship(content);
	const topicOf = async () => (await db.select().from(courses).where(eq(courses.id, id)))[0];
	expect((await topicOf())?.topic).toBe(content.topic);
	await setTopics(db, { chosen: [id], topic: "buyers", ...by() });
	await ship(courseContent(id, [{ key: "one" }, { key: "two" }]), { sourceHash: "b" });
	expect(await topicOf()).toMatchObject({ topic: "buyers", topicInsteadOf: content.topic, lessonCount: 2 });
	await ship({ ...courseContent(id, [{ key: "one" }]), topic: "contracts" }, { sourceHash: "c" });
	expect(await topicOf()).toMatchObject({ topic: "contracts", topicInsteadOf: null });
});
