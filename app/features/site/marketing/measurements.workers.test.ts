import { expect, test } from "vitest";
import { inBatch } from "#db/in-batch.server.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeEnrollment, makeUser } from "#tests/factories.ts";
import { expectDistinctColumns, expectNoScan, GROWING_TABLES } from "#tests/query-plan.ts";
import { dayBefore, measurementStatements, readMeasurements } from "./measurements.repository.server";

const now = new Date("2026-11-20T10:00:00Z");

test("claims are measured by what the school has recorded", async () => {
	const read = async () => {
		const measured = await inBatch(db, measurementStatements(db, dayBefore(now)));
		return readMeasurements(measured);
	};
	const before = await read();
	const { course } = await makeCourse(db, { priceCents: 99_999_00, position: -1 });
	const old = new Date(now.getTime() - 25 * 60 * 60_000);
	const student = async () => (await makeUser(db)).id;
	await makeEnrollment(db, { userId: await student(), courseId: course.id, createdAt: old, status: "completed" });
	await makeEnrollment(db, { userId: await student(), courseId: course.id, createdAt: now });

	expect(await read()).toEqual({
		...before,
		totalUsers: before.totalUsers + 3,
		activeEnrollments: before.activeEnrollments + 1,
		enrollments: before.enrollments + 2,
		completedEnrollments: before.completedEnrollments + 1,
		enrolledLastDay: before.enrolledLastDay + 1,
		totalCourses: before.totalCourses + 1,
		featuredEnrollments: 2,
		highestPriceCents: 99_999_00,
	});
});

test("no statement reads a growing table from end to end", async () => {
	for (const statement of Object.values(measurementStatements(db, dayBefore(now)))) {
		await expectNoScan(statement, [...GROWING_TABLES]);
		await expectDistinctColumns(statement);
	}
});
