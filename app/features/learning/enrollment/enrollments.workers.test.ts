import { expect, test } from "vitest";
import { db } from "#tests/database.ts";
import { makeEnrollment, makeUser } from "#tests/factories.ts";
import { takeCourse } from "#tests/learning/taken-course.ts";
import { ListedEnrollmentShape, toListedEnrollment } from "./enrollment-shape";
import { listEnrollments } from "./enrollments.repository.server";
import { listLearners } from "./learners.repository.server";

const now = new Date("2026-11-20T10:00:00Z");

test("the caller's enrollments are the caller's only", async () => {
	const { user, enrollment } = await takeCourse();
	await takeCourse();

	const rows = await listEnrollments(db, { userId: user.id, language: "fr" });

	expect(rows).toMatchObject([{ id: enrollment.id, courseTitle: "Cours", courseTitleInEnglish: false }]);
	const shown = rows.map((row) => toListedEnrollment(row, "fr"));
	expect(shown).toMatchObject([{ course: { title: "Cours", language: "fr" } }]);
	expect(ListedEnrollmentShape.array().parse(shown)).toEqual(shown);
});

test("an instructor sees the learners of their own courses, the latest first", async () => {
	const { user, course, ids } = await takeCourse();
	const other = await makeUser(db);
	await makeEnrollment(db, { userId: other.id, courseId: course.id, currentLessonId: ids[0], lastActivityAt: now });
	await takeCourse();
	const read = (before?: Date) => listLearners(db, { instructorId: course.instructorId, language: "fr", before });

	expect(await read()).toMatchObject([
		{ userId: other.id, name: other.name, courseTitle: "Cours", currentLessonTitle: "Leçon", lastActivityAt: now },
		{ userId: user.id, status: "enrolled", currentLessonId: null, currentLessonTitle: "" },
	]);
	expect(await read(now)).toMatchObject([{ userId: user.id }]);
});
