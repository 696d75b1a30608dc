import { listAnswerKeys, listFirstAttempts } from "#app/features/learning/quizzes/face.server.ts";
import { questionFigures } from "#app/features/learning/quizzes/figures/question-figures.ts";
import { courseRevenueStatements } from "#app/features/money/orders/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { enrollmentStatements, putCourseFigures } from "./course-figures.repository.server.ts";
import { countedPeriods } from "./course-figures.ts";
import { makeCourseFigures } from "./make-course-figures.ts";

/** Counts the figures of a course and stores them: one trip to read, one to write. Bounded, whatever its size. */
export async function countCourse(db: Database, { courseId, now }: { courseId: number; now: Date }): Promise<void> {
	const periods = countedPeriods(now);
	const found = await inBatch(db, {
		...enrollmentStatements(db, { courseId, now, periods }),
		...courseRevenueStatements(db, { courseId, ...periods }),
		questions: listAnswerKeys(db, courseId),
		attempts: listFirstAttempts(db, courseId),
	});
	const questions = questionFigures(found.questions, found.attempts);
	await putCourseFigures(db, makeCourseFigures(found, { courseId, now, questions }));
}
