import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { courseFigures, lessons, questions } from "#db/schema/schema.ts";
import { isWithheld } from "./withheld.ts";

/** The figures of a lesson's published questions by their keys, as counted last; none of fewer than five learners. */
export async function lessonFigures(db: Database, { courseId, lesson }: { courseId: number; lesson: string }) {
	const { counted, asked } = await inBatch(db, {
		counted: db
			.select({ questions: courseFigures.questions })
			.from(courseFigures)
			.where(eq(courseFigures.courseId, courseId)),
		asked: db
			.select({ id: questions.id, key: questions.key })
			.from(lessons)
			.innerJoin(questions, eq(questions.lessonId, lessons.id))
			.where(and(eq(lessons.courseId, courseId), eq(lessons.key, lesson), isNull(questions.retiredAt))),
	});
	const byId = new Map(counted[0]?.questions.map((figures) => [figures.questionId, figures]));
	return new Map(
		asked.flatMap(({ id, key }) => {
			const figures = byId.get(id);
			return figures && !isWithheld(figures.tries) ? [[key, figures] as const] : [];
		}),
	);
}
