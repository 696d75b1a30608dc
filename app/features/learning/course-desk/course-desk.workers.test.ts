import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { listCourseOrder } from "#app/features/learning/authoring/face.server.ts";
import { listFirstCourses } from "#app/features/learning/catalog/face.server.ts";
import { listDeedsOfSubject } from "#app/features/operations/audit/list-audit-entries.server.ts";
import { courses } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeUser } from "#tests/factories.ts";
import { expectDistinctColumns } from "#tests/query-plan.ts";
import { restoreMigratedState } from "#tests/schema/migrated-state.ts";
import { listDeskCourses } from "./courses.repository.server";
import { handOverCourses } from "./hand-over/hand-over-courses.server";
import { changeOrder, undoOrderChange } from "./order/change-order.server";
import type { CourseOrderDeed } from "./schemas";
import { searchCourses } from "./search-courses.server";

let now = new Date("2026-11-20T10:00:00Z");
let ruth = 0;
let ids: number[] = [];

beforeEach(async () => {
	await restoreMigratedState();
	ruth = (await makeUser(db, { role: "admin", name: "Ruth", emailVerifiedAt: now })).id;
	const ingrid = await makeUser(db, { role: "instructor", name: "Ingrid", emailVerifiedAt: now });
	ids = [];
	for (const position of [5, 5, 9]) {
		const { course } = await makeCourse(db, { position, instructorId: ingrid.id });
		ids.push(course.id);
	}
});

const by = () => {
	now = new Date(now.getTime() + 1000);
	return { actorId: ruth, requestId: "r", now };
};
const change = (deed: CourseOrderDeed) => changeOrder(db, { deed, ...by() });
const [search, nowhere] = ["", 987_654];
const at = (place: number) => ids[place - 1] ?? 0;
const order = async () => (await listCourseOrder(db)).map(({ id }) => ids.indexOf(id) + 1);
const featured = async () =>
	(await listCourseOrder(db)).filter((one) => one.featured).map(({ id }) => ids.indexOf(id) + 1);
const deeds = (id: number) =>
	listDeedsOfSubject(db, { kind: "course", id }, { now: new Date(now.getTime() + 1), limit: 20 });
const undo = async (id: number) => undoOrderChange(db, { changeId: (await deeds(id))[0]?.id ?? "", ...by() });

test("courses move by one and to a place, and all are numbered", async () => {
	expect(await change({ intent: "up", courseId: at(2), seen: 2, search })).toEqual({ ok: true });
	expect(await order()).toEqual([2, 1, 3]);
	expect(await change({ intent: "place", courseId: at(3), seen: 3, place: 1, search })).toEqual({ ok: true });
	expect(await order()).toEqual([3, 2, 1]);
	expect(await change({ intent: "place", courseId: at(3), seen: 1, place: 99, search })).toEqual({ ok: true });
	expect(await order()).toEqual([2, 1, 3]);
	const rows = await db.select({ position: courses.position }).from(courses).orderBy(courses.position);
	expect(rows.map(({ position }) => position)).toEqual([1, 2, 3]);
});

test("a move from a place where the course no longer stands is refused, and at the end nothing moves", async () => {
	await change({ intent: "down", courseId: at(1), seen: 1, search });
	expect(await change({ intent: "down", courseId: at(1), seen: 1, search })).toEqual({
		ok: false,
		reason: "changedMeanwhile",
	});
	expect(await change({ intent: "down", courseId: at(3), seen: 3, search })).toEqual({ ok: true });
	expect(await deeds(at(3))).toEqual([]);
	expect(await change({ intent: "up", courseId: nowhere, seen: 1, search })).toEqual({ ok: false, reason: "notFound" });
});

test("one course is featured at most, the landing page begins with it, and it is a published one", async () => {
	expect(await change({ intent: "feature", courseId: at(3), search })).toEqual({ ok: true });
	expect(await change({ intent: "feature", courseId: at(2), search })).toEqual({ ok: true });
	expect(await featured()).toEqual([2]);
	expect((await listFirstCourses(db, "en", 2)).map(({ id }) => ids.indexOf(id) + 1)).toEqual([2, 1]);
	await db
		.update(courses)
		.set({ publishedAt: null })
		.where(eq(courses.id, at(1)));
	expect(await change({ intent: "feature", courseId: at(1), search })).toEqual({ ok: false, reason: "unpublished" });
	expect(await change({ intent: "unfeature", courseId: at(2), search })).toEqual({ ok: true });
	expect(await featured()).toEqual([]);
	await expect(db.update(courses).set({ featured: true })).rejects.toThrow();
});

test("a change is taken back, and that in turn, unless another has followed", async () => {
	await change({ intent: "place", courseId: at(3), seen: 3, place: 1, search });
	expect(await undo(at(3))).toEqual({ ok: true });
	expect(await order()).toEqual([1, 2, 3]);
	expect(await undo(at(3))).toEqual({ ok: true });
	expect(await order()).toEqual([3, 1, 2]);
	await change({ intent: "feature", courseId: at(1), search });
	await change({ intent: "feature", courseId: at(2), search });
	expect(await undo(at(1))).toEqual({ ok: false, reason: "changedMeanwhile" });
	expect(await undo(at(2))).toEqual({ ok: true });
	expect(await featured()).toEqual([1]);
	expect(await undoOrderChange(db, { changeId: crypto.randomUUID(), ...by() })).toEqual({
		ok: false,
		reason: "notFound",
	});
});

test("of two who move at once one has an effect or both, and no place is lost", async () => {
	const outcomes = await Promise.all([
		change({ intent: "place", courseId: at(3), seen: 3, place: 1, search }),
		change({ intent: "place", courseId: at(2), seen: 2, place: 3, search }),
		change({ intent: "feature", courseId: at(1), search }),
	]);
	expect(outcomes.filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(1);
	expect((await order()).toSorted()).toEqual([1, 2, 3]);
	const written = (await Promise.all(ids.map((id) => deeds(id)))).flat();
	expect(written).toHaveLength(outcomes.filter(({ ok }) => ok).length);
});

test("each chosen course is handed over on its own, and says what happened", async () => {
	const [to, student] = [
		(await makeUser(db, { role: "instructor", emailVerifiedAt: now })).id,
		(await makeUser(db, { role: "student", emailVerifiedAt: now })).id,
	];
	await db
		.update(courses)
		.set({ instructorId: to })
		.where(eq(courses.id, at(2)));
	const all = await listDeskCourses(db, "en");
	const hand = (chosen: number[], receiver: number) =>
		handOverCourses(db, { courses: all, chosen, to: receiver, origin: "https://school.example", ...by() });
	const { said, jobIds } = await hand([at(1), at(2), nowhere], to);
	expect(said.map((one) => one.said)).toEqual(["done", "same", "gone"]);
	expect(jobIds).toHaveLength(2);
	expect((await hand([at(1)], student)).said).toMatchObject([{ said: "noTeacher" }]);
	expect((await hand([at(1)], ruth)).said).toMatchObject([{ said: "changed" }]);
});

test("the list names each course by its words, and the palette finds it", async () => {
	expectDistinctColumns(listDeskCourses(db, "de"));
	const rows = await listDeskCourses(db, "de");
	expect(rows.map(({ id }) => id)).toEqual(ids);
	expect(rows[0]).toMatchObject({ teacher: "Ingrid", drafts: 0, waitingSince: null, waitingBy: null });
	const [first] = rows;
	const found = await searchCourses.find(db, { q: first?.title ?? "", viewerId: ruth, now, limit: 5 });
	expect(found).toContainEqual(expect.objectContaining({ to: `/instructor-dashboard/courses/${first?.id}` }));
});
