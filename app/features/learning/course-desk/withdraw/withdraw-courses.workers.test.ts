import { beforeEach, expect, test } from "vitest";
import { listFirstCourses } from "#app/features/learning/catalog/face.server.ts";
import { listDeedsOfSubject } from "#app/features/operations/audit/list-audit-entries.server.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { courseContent } from "#tests/learning/course-content.ts";
import { beginCourse, ship, course as shipped } from "#tests/learning/shipped-course.ts";
import { restoreMigratedState } from "#tests/schema/migrated-state.ts";
import { listDeskCourses } from "../courses.repository.server";
import { changeOffer } from "./withdraw-courses.server";

const now = new Date("2026-11-20T10:00:00Z");
let ruth = 0;
let id = 0;

beforeEach(async () => {
	await restoreMigratedState();
	ruth = (await makeUser(db, { role: "admin", name: "Ruth" })).id;
	({ id } = await beginCourse());
	await ship(courseContent(id, [{ key: "one" }]));
});

const change = async (intent: "withdraw" | "offer", chosen = [id], courses?: Awaited<ReturnType<typeof all>>) =>
	changeOffer(db, { courses: courses ?? (await all()), chosen, intent, actorId: ruth, requestId: "r", now });
const all = () => listDeskCourses(db, "en");
const visible = async () => (await listFirstCourses(db, "en", 9)).map((course) => course.id);
const deeds = async () =>
	(await listDeedsOfSubject(db, { kind: "course", id }, { now: new Date(now.getTime() + 1), limit: 9 })).map(
		({ deed }) => deed,
	);

test("a withdrawn course is gone for visitors, and comes back as it was published", async () => {
	const { publishedAt } = (await shipped()) ?? {};
	expect(await change("withdraw")).toMatchObject({ ok: true, said: [{ id, said: "withdrawn" }] });
	expect(await visible()).toEqual([]);
	expect(await shipped()).toMatchObject({ publishedAt: null, formerPublishedAt: publishedAt, featured: false });
	expect(await change("withdraw")).toMatchObject({ ok: true, said: [{ said: "unchanged" }] });
	expect(await change("offer")).toMatchObject({ ok: true, said: [{ said: "offered" }] });
	expect(await shipped()).toMatchObject({ publishedAt, formerPublishedAt: null });
	expect(await change("offer", [987_654])).toMatchObject({ ok: true, said: [{ said: "gone" }] });
	expect(await deeds()).toEqual(expect.arrayContaining(["courses.withdraw", "courses.offer"]));
	expect(await deeds()).toHaveLength(2);
});

test("what is published of a withdrawn course does not show it again", async () => {
	await change("withdraw");
	const next = courseContent(id, [{ key: "one" }, { key: "two" }]);
	expect(await ship(next, { sourceHash: "b" })).toMatchObject({ ok: true });
	expect(await shipped()).toMatchObject({ publishedAt: null, lessonCount: 2 });
	expect(await visible()).toEqual([]);
});

test("of two who withdraw at once one does, and it is written once", async () => {
	const seen = await all();
	const outcomes = await Promise.all([change("withdraw", [id], seen), change("withdraw", [id], seen)]);
	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
	expect(outcomes).toContainEqual({ ok: false, reason: "coursesChanged" });
	expect(await deeds()).toEqual(["courses.withdraw"]);
});
