import { eq, inArray } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { listDeedsOfSubject } from "#app/features/operations/audit/list-audit-entries.server.ts";
import { courses, courseTopics } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeUser } from "#tests/factories.ts";
import { courseContent } from "#tests/learning/course-content.ts";
import { beginCourse, ship, course as shipped } from "#tests/learning/shipped-course.ts";
import { restoreMigratedState } from "#tests/schema/migrated-state.ts";
import { changeTaxonomy } from "./change-taxonomy.server";
import { listEntriesOf } from "./taxonomy-desk.repository.server";
import { undoTaxonomyChange } from "./undo-taxonomy-change.server";

let now = new Date("2026-11-22T10:00:00Z");
let ruth = 0;
const by = () => {
	now = new Date(now.getTime() + 1000);
	return { actorId: ruth, requestId: "r", now };
};
const entry = async (key: string) => (await listEntriesOf(db, "topic")).find((one) => one.key === key);
const merge = async (key: string, into: string) => {
	const version = (await entry(key))?.version ?? 0;
	return changeTaxonomy(db, { deed: { intent: "merge", kind: "topic", key, version, into }, ...by() });
};
const undo = async (key: string) => {
	const [deed] = await listDeedsOfSubject(db, { kind: "courseTopic", id: key }, { now, limit: 1 });
	return undoTaxonomyChange(db, { changeId: deed?.id ?? "", ...by() });
};
const coursesIn = async (topic: string, count: number) => {
	const ids: number[] = [];
	for (let at = 0; at < count; at += 1) {
		const { course } = await makeCourse(db, at === 0 ? { publishedAt: null } : {});
		ids.push(course.id);
	}
	await db.update(courses).set({ topic }).where(inArray(courses.id, ids));
	return ids;
};
const topicOf = async (id: number) => (await db.select().from(courses).where(eq(courses.id, id)))[0]?.topic;
const topicsOf = (ids: readonly number[]) => Promise.all(ids.map(topicOf));

beforeEach(async () => {
	await restoreMigratedState();
	ruth = (await makeUser(db, { name: "Ruth" })).id;
});

test("all courses go to the other topic, published or not, and come back", async () => {
	const [moved, own] = [await coursesIn("sellers", 3), await coursesIn("buyers", 1)];
	expect(await merge("sellers", "buyers")).toEqual({ ok: true, kind: "topic", key: "buyers" });
	expect(await topicsOf(moved)).toEqual(["buyers", "buyers", "buyers"]);
	expect(await entry("sellers")).toMatchObject({ mergedInto: "buyers", courses: 0, retiredAt: expect.any(Date) });
	expect(await undo("sellers")).toEqual({ ok: true });
	expect(await topicsOf(moved)).toEqual(["sellers", "sellers", "sellers"]);
	expect(await topicsOf(own)).toEqual(["buyers"]);
	expect(await entry("sellers")).toMatchObject({ mergedInto: null, retiredAt: null });
});

test("a course that was given another topic since stays there when the merge is undone", async () => {
	const [first = 0, second = 0] = await coursesIn("sellers", 2);
	await merge("sellers", "buyers");
	await db.update(courses).set({ topic: "contracts" }).where(eq(courses.id, first));
	await undo("sellers");
	expect([await topicOf(first), await topicOf(second)]).toEqual(["contracts", "sellers"]);
});

test("topics that were merged before come along, and go back", async () => {
	await merge("sellers", "buyers");
	await merge("buyers", "contracts");
	expect([(await entry("sellers"))?.mergedInto, (await entry("buyers"))?.mergedInto]).toEqual([
		"contracts",
		"contracts",
	]);
	await undo("buyers");
	expect([(await entry("sellers"))?.mergedInto, (await entry("buyers"))?.mergedInto]).toEqual(["buyers", null]);
});

test("courses that were taken on by later merges come back from where they are, unless they were put there", async () => {
	const [first = 0, second = 0, third = 0] = await coursesIn("sellers", 3);
	const [own = 0] = await coursesIn("buyers", 1);
	await merge("sellers", "buyers");
	await db.update(courses).set({ topic: "contracts" }).where(eq(courses.id, third));
	await merge("buyers", "contracts");
	await merge("contracts", "crossborder");
	expect(await topicsOf([first, second, third, own])).toEqual([
		"crossborder",
		"crossborder",
		"crossborder",
		"crossborder",
	]);
	await db.update(courses).set({ topic: "analysis" }).where(eq(courses.id, second));

	expect(await undo("sellers")).toEqual({ ok: true });
	expect(await topicsOf([first, second, third, own])).toEqual(["sellers", "analysis", "crossborder", "crossborder"]);
	expect(await entry("sellers")).toMatchObject({ mergedInto: null, retiredAt: null });

	expect(await undo("contracts")).toEqual({ ok: true });
	expect(await undo("buyers")).toEqual({ ok: true });
	expect(await topicsOf([first, second, third, own])).toEqual(["sellers", "analysis", "contracts", "buyers"]);
	expect(await entry("sellers")).toMatchObject({ mergedInto: null, retiredAt: null });
});

test("a topic that is not offered takes nothing, nor does one of resources the courses of another", async () => {
	const refused = { ok: false, reason: "targetNotOffered" };
	expect(await merge("sellers", "sellers")).toEqual(refused);
	expect(await merge("sellers", "gone")).toEqual(refused);
	await db.update(courseTopics).set({ forCourses: false }).where(eq(courseTopics.key, "law"));
	expect(await merge("sellers", "law")).toEqual(refused);
	await merge("buyers", "contracts");
	expect(await merge("sellers", "buyers")).toEqual(refused);
	expect(await merge("buyers", "sellers")).toEqual(refused);
});

test("of two merges at once one counts, and no course is lost", async () => {
	const moved = await coursesIn("sellers", 2);
	const outcomes = await Promise.all([merge("sellers", "buyers"), merge("sellers", "contracts")]);
	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
	const target = (await entry("sellers"))?.mergedInto;
	expect(await topicsOf(moved)).toEqual([target, target]);
});

test("two topics that are merged into each other at once do not both go", async () => {
	await Promise.all([merge("sellers", "buyers"), merge("buyers", "sellers")]);
	const merged = (await Promise.all([entry("sellers"), entry("buyers")])).filter((one) => one?.mergedInto);
	expect(merged).toHaveLength(1);
});

test("a course that was written in a merged topic is published in the other", async () => {
	const { id } = await beginCourse();
	await merge("analysis", "contracts");
	expect(await ship(courseContent(id, [{ key: "one" }]))).toMatchObject({ ok: true });
	expect((await shipped())?.topic).toBe("contracts");
});
