import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { lessonProgress, lessons } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeEnrollment, makeUser } from "#tests/factories.ts";
import { expectDistinctColumns, expectNoScan } from "#tests/query-plan.ts";
import { lotsOf } from "./person-lots";
import { listLessonsTaken } from "./person-lots.repository.server";

const now = new Date("2026-11-20T12:00:00Z");
const complete = (enrollmentId: number, lessonId: number, completedAt: Date | null = now) =>
	db.insert(lessonProgress).values({ enrollmentId, lessonId, openedAt: now, lastSeenAt: now, completedAt });

test("a person's courses are lots, one for each lesson that is taught, filled where it is done", async () => {
	const { course, lessons: made } = await makeCourse(db, {
		modules: [
			[{}, {}],
			[{}, {}],
		],
	});
	const [first = 0, second = 0, retired = 0] = made.map(({ id }) => id);
	const left = made.length - 1;
	const taken = await makeEnrollment(db, { userId: (await makeUser(db)).id, courseId: course.id });
	const other = await makeEnrollment(db, { userId: (await makeUser(db)).id, courseId: course.id });
	await complete(taken.id, first);
	await complete(taken.id, second, null);
	await complete(taken.id, retired);
	await complete(other.id, second);
	await db.update(lessons).set({ retiredAt: now }).where(eq(lessons.id, retired));

	const found = await listLessonsTaken(db, taken.userId);
	const { modules, completed, required } = lotsOf({ id: taken.id, currentLessonId: second }, found);
	expect(modules.flat()).toHaveLength(left);
	expect(modules.flat().slice(0, 2)).toEqual(["done", "next"]);
	expect(modules.flat().filter((state) => state === "done")).toHaveLength(1);
	expect([completed, required]).toEqual([1, found.filter((lesson) => lesson.required).length]);
	expect(lotsOf({ id: other.id, currentLessonId: null }, found).modules).toEqual([]);
});

test("they are found by their indexes", async () => {
	await expectNoScan(listLessonsTaken(db, 1));
	await expectDistinctColumns(listLessonsTaken(db, 1));
});
