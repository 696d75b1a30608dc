import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { inBatch, type ResultOf, type Statement } from "#db/in-batch.server.ts";
import type { QuestionFigures } from "#db/schema/learning/teaching.ts";
import { courseFigures, lessons, questions } from "#db/schema/schema.ts";
import { isWithheld } from "./withheld.ts";

type LessonOfCourse = { courseId: number; lesson: string };

/**
 * The figures of a lesson's published questions by their keys, as counted last; none of fewer than five learners. What
 * else the page reads (`also`) travels in the same batch.
 */
export async function lessonFigures<Also extends readonly Statement[]>(
	db: Database,
	{ courseId, lesson }: LessonOfCourse,
	also: Also,
): Promise<{ figures: Map<string, QuestionFigures>; also: ResultOf<Also> }> {
	const found = await inBatch(db, {
		counted: db
			.select({ questions: courseFigures.questions })
			.from(courseFigures)
			.where(eq(courseFigures.courseId, courseId)),
		asked: db
			.select({ id: questions.id, key: questions.key })
			.from(lessons)
			.innerJoin(questions, eq(questions.lessonId, lessons.id))
			.where(and(eq(lessons.courseId, courseId), eq(lessons.key, lesson), isNull(questions.retiredAt))),
		also,
	});
	const byId = new Map(found.counted[0]?.questions.map((figures) => [figures.questionId, figures]));
	const figures = new Map(
		found.asked.flatMap(({ id, key }) => {
			const own = byId.get(id);
			return own && !isWithheld(own.tries) ? [[key, own] as const] : [];
		}),
	);
	return { figures, also: found.also };
}
