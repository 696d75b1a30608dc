import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import {
	insertFreeEntitlement,
	listEntitlements,
	sourceOfAccess,
} from "#app/features/learning/entitlements/face.server.ts";
import { users } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { expectDistinctColumns, expectNoScan } from "#tests/query-plan.ts";
import { findCourseOffer, findLessonTask } from "./access/lesson-tasks.repository.server.ts";
import {
	findEnrollment,
	findEnrollmentByLesson,
	insertEnrollment,
	isFreeCourse,
	listEnrollments,
	setCurrentLesson,
} from "./enrollments.repository.server.ts";
import { listLearners } from "./learners.repository.server.ts";
import { addLearningSeconds, listLearningDays } from "./progress/learning-days.repository.server.ts";
import { insertOpening, savePositions, settleProgress } from "./progress/lesson-progress.repository.server.ts";

const now = new Date();
const place = { userId: 1, day: "2026-11-20", enrollmentId: 1, lessonId: 1, courseId: 1, now };
const taking = { userId: 1, courseId: 1, now };

const reads = {
	findEnrollment: findEnrollment(db, { userId: 1, courseId: 1 }),
	findEnrollmentByLesson: findEnrollmentByLesson(db, { userId: 1, lessonId: 1 }),
	listEnrollments: listEnrollments(db, { userId: 1, language: "fr" }),
	listLearners: listLearners(db, { instructorId: 1, language: "fr", before: now }),
	listLearningDays: listLearningDays(db, { userId: 1, from: "2026-11-01" }),
	findLessonTask: findLessonTask(db, 1),
	findCourseOffer: findCourseOffer(db, 1),
	listEntitlements: listEntitlements(db, { userId: 1, courseId: 1 }),
};
const writes = {
	insertEnrollment: insertEnrollment(db, { ...taking, source: sourceOfAccess(db, taking) }),
	insertFreeEntitlement: insertFreeEntitlement(db, { ...taking, isFree: isFreeCourse(1) }),
	setCurrentLesson: setCurrentLesson(db, place),
	insertOpening: insertOpening(db, place),
	addLearningSeconds: addLearningSeconds(db, place),
	savePositions: savePositions(db, { ...place, positionSeconds: 5, watchedSeconds: 5 }),
};
const settlement = settleProgress(db, place, { watchedSeconds: 5, bestScore: 80 });
const { queued, enrollment, lessons } = settlement;

describe("no statement reads a growing table from end to end", () => {
	test.each([...Object.entries({ ...reads, ...writes })])("%s", async (_, statement) => {
		await expectNoScan(statement);
	});

	test.each(Object.entries(settlement))("settlement: %s", async (_at, statement) => {
		await expectNoScan(statement);
	});
});

describe("no query returns two columns of one name", () => {
	test.each([...Object.entries(reads), ...Object.entries({ queued, enrollment, lessons })])(
		"%s",
		async (_, statement) => {
			await expectDistinctColumns(statement);
		},
	);
});

test("the check sees a scan, also of an index and under another name", async () => {
	const byName = db.select({ id: users.id }).from(users).where(sql`${users.name} = 'Ada'`);
	const everyDay = db.select({ at: users.createdAt }).from(users).orderBy(users.createdAt);
	const aliased = { toSQL: () => ({ sql: 'select "u"."name" from "users" "u"', params: [] }) };

	for (const scan of [byName, everyDay, aliased]) await expect(expectNoScan(scan)).rejects.toThrow(/SCAN/);
});
