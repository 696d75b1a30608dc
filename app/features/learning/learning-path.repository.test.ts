import { expect, test } from "vitest";
import { db } from "../../../tests/database";
import { makeCourse, makeEnrollment, makeUser } from "../../../tests/factories";
import { expectDistinctColumns, expectNoScan } from "../../../tests/query-plan";
import { findLearningPath, listPopularCourses } from "./learning-path.repository.server";

test("popular courses are published, not taken, the most enrolled first", async () => {
	const user = await makeUser(db);
	const { course: quiet } = await makeCourse(db, { titles: { fr: "Calme" } });
	const { course: busy } = await makeCourse(db, { enrollmentCount: 900 });
	const { course: taken } = await makeCourse(db, { enrollmentCount: 950 });
	await makeCourse(db, { enrollmentCount: 990, publishedAt: null });
	const input = { userId: user.id, language: "fr" } as const;
	await makeEnrollment(db, { userId: user.id, courseId: taken.id, status: "in_progress", progress: 37 });

	const path = await findLearningPath(db, input);

	expect(path.offered.map(({ courseId }) => courseId)).toEqual([busy.id, quiet.id]);
	expect(path.offered.map(({ titleInEnglish }) => titleInEnglish)).toEqual([true, false]);
	expect(path.taken).toEqual([
		expect.objectContaining({ courseId: taken.id, status: "in_progress", progress: 37, level: "beginner" }),
	]);
});

test("the reads scan nothing that grows", async () => {
	const statement = listPopularCourses(db, { userId: 1, language: "fr" });

	await expectNoScan(statement);
	await expectDistinctColumns(statement);
});
