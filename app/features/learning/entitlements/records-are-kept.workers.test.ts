import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { entitlements, lessonProgress, lessons, users } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeCourse, makeEnrollment, makeUser } from "#tests/factories.ts";

test("a lesson that somebody has a record of cannot be deleted, one that nobody has opened can", async () => {
	const user = await makeUser(db);
	const { course, lessons: made } = await makeCourse(db);
	const enrollment = await makeEnrollment(db, { userId: user.id, courseId: course.id });
	const [opened, unopened] = made.map(({ id }) => id) as [number, number];
	const times = { openedAt: MADE_AT, lastSeenAt: MADE_AT };
	await db.insert(lessonProgress).values({ enrollmentId: enrollment.id, lessonId: opened, ...times });

	await expect(db.delete(lessons).where(eq(lessons.id, opened))).rejects.toThrow();
	await db.delete(lessons).where(eq(lessons.id, unopened));
	expect(await db.select({ id: lessons.id }).from(lessons).where(eq(lessons.courseId, course.id))).toEqual([
		{ id: opened },
	]);
});

test("a right cannot be deleted, and goes with the account that held it", async () => {
	const user = await makeUser(db);
	const { course } = await makeCourse(db);
	await makeEnrollment(db, { userId: user.id, courseId: course.id });
	const own = eq(entitlements.userId, user.id);

	await expect(db.delete(entitlements).where(own)).rejects.toThrow();
	expect(await db.select().from(entitlements).where(own)).toHaveLength(1);
	await db.delete(users).where(eq(users.id, user.id));
	expect(await db.select().from(entitlements).where(own)).toEqual([]);
});
