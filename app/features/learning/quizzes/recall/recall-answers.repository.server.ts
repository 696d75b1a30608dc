import { and, eq, sql } from "drizzle-orm";
import { closedLessonParts } from "#app/features/learning/enrollment/face.server.ts";
import { DEFAULT_LANGUAGE } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { rowsColumn } from "#db/rows-column.server.ts";
import { lessons, lessonTranslations, recallAnswers } from "#db/schema/schema.ts";

export function recallAnswersColumn(lessonId: number) {
	const columns = { key: recallAnswers.key, knew: recallAnswers.knew };
	return rowsColumn("recall", columns, {
		from: sql`recall_answers where recall_answers.user_id = users.id and recall_answers.lesson_id = ${lessonId}`,
	});
}

type Answer = { userId: number; lessonId: number; key: string; knew: boolean; now: Date };

/** Saves a recall result. No row is returned when the lesson has no such question, or is not open to the learner yet. */
export function saveRecallAnswer(db: Database, { userId, lessonId, key, knew, now }: Answer) {
	const closed = closedLessonParts({ viewer: sql`${userId}`, at: sql`${now.getTime()}` });
	const asked = db
		.select({
			userId: sql`${userId}`.as("user_id"),
			lessonId: lessonTranslations.lessonId,
			key: sql`${key}`.as("key"),
			knew: sql`${knew ? 1 : 0}`.as("knew"),
			answeredAt: sql`${now.getTime()}`.as("answered_at"),
		})
		.from(lessonTranslations)
		.innerJoin(lessons, eq(lessons.id, lessonTranslations.lessonId))
		.where(
			and(
				eq(lessonTranslations.lessonId, lessonId),
				eq(lessonTranslations.language, DEFAULT_LANGUAGE),
				sql`exists (select 1 from json_each(${lessonTranslations.recall}) where value ->> 'id' = ${key})`,
				sql`not exists (select 1 from (${closed}) closed
					where closed.course_id = ${lessons.courseId} and closed.part_key = 'lesson/' || ${lessons.key})`,
			),
		);
	return db
		.insert(recallAnswers)
		.select(asked)
		.onConflictDoUpdate({
			target: [recallAnswers.userId, recallAnswers.lessonId, recallAnswers.key],
			set: { knew: sql`excluded.knew`, answeredAt: sql`excluded.answered_at` },
		})
		.returning({ key: recallAnswers.key });
}
