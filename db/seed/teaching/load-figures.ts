import {
	listAnswerKeys,
	listFirstAttempts,
} from "#app/features/learning/quizzes/figures/first-attempts.repository.server.ts";
import { questionFigures } from "#app/features/learning/quizzes/figures/question-figures.ts";
import {
	enrollmentStatements,
	listUncountedCourses,
	putCourseFigures,
} from "#app/features/learning/teaching/figures/course-figures.repository.server.ts";
import { countedPeriods } from "#app/features/learning/teaching/figures/course-figures.ts";
import { makeCourseFigures } from "#app/features/learning/teaching/figures/make-course-figures.ts";
import { courseRevenueStatements } from "#app/features/money/orders/figures/course-revenue.repository.server.ts";
import { connect } from "../../client.server.ts";
import { inBatch } from "../../in-batch.server.ts";

const MOST_COURSES = 100;

/** Counts the figures of the demo courses, as the scheduled job does later. */
export async function loadFigures(binding: D1Database, now: Date): Promise<void> {
	const db = connect(binding);
	for (const { courseId } of await listUncountedCourses(db, now, MOST_COURSES)) {
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
}
