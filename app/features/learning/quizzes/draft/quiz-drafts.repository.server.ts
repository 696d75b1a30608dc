import { and, eq, inArray, isNull, lte, notExists, sql } from "drizzle-orm";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { rowsColumn } from "#db/rows-column.server.ts";
import { enrollments, lessons, quizAttempts, quizDrafts } from "#db/schema/schema.ts";
import { overSitting } from "../sitting/quiz-sittings.repository.server";

export function draftsColumn(lessonId: number) {
	const columns = { number: quizDrafts.number, values: quizDrafts.values, savedAt: quizDrafts.savedAt };
	return rowsColumn("drafts", columns, {
		from: sql`quiz_drafts where quiz_drafts.user_id = users.id and quiz_drafts.lesson_id = ${lessonId}`,
	});
}

export function findDraft(db: Database, { userId, lessonId }: { userId: UserId; lessonId: number }) {
	return db
		.select({ number: quizDrafts.number, values: quizDrafts.values })
		.from(quizDrafts)
		.where(and(eq(quizDrafts.userId, userId), eq(quizDrafts.lessonId, lessonId)));
}

type Draft = {
	userId: number;
	lessonId: number;
	number: number;
	values: Record<string, string[]>;
	savedAt: Date;
	now: Date;
};

/**
 * Unless newer ones are stored. Writes nothing without an enrollment, when the attempt was submitted, or when its time
 * is over.
 */
export function saveDraft(db: Database, draft: Draft) {
	const { userId, lessonId } = draft;
	const attempts = db
		.select({ next: sql`coalesce(max(${quizAttempts.number}), 0) + 1`.as("next") })
		.from(quizAttempts)
		.where(and(eq(quizAttempts.enrollmentId, enrollments.id), eq(quizAttempts.lessonId, lessonId)));
	const own = db
		.select({
			userId: enrollments.userId,
			lessonId: lessons.id,
			number: sql`${draft.number}`.as("number"),
			values: sql`${JSON.stringify(draft.values)}`.as("values"),
			savedAt: sql`${draft.savedAt.getTime()}`.as("saved_at"),
		})
		.from(lessons)
		.innerJoin(enrollments, and(eq(enrollments.courseId, lessons.courseId), eq(enrollments.userId, userId)))
		.where(
			and(
				eq(lessons.id, lessonId),
				inArray(lessons.type, ["quiz", "exercise"]),
				isNull(lessons.retiredAt),
				sql`(${attempts}) = ${draft.number}`,
				notExists(overSitting(db, draft)),
			),
		);
	return db
		.insert(quizDrafts)
		.select(own)
		.onConflictDoUpdate({
			target: [quizDrafts.userId, quizDrafts.lessonId],
			set: { number: sql`excluded.number`, values: sql`excluded."values"`, savedAt: sql`excluded.saved_at` },
			setWhere: sql`excluded.saved_at >= ${quizDrafts.savedAt} or excluded.number > ${quizDrafts.number}`,
		});
}

/** Must follow the insert of the attempt. */
export function dropDraft(
	db: Database,
	{ userId, enrollmentId, lessonId }: { userId: number; enrollmentId: number; lessonId: number },
) {
	const last = db
		.select({ number: sql`coalesce(max(${quizAttempts.number}), 0)`.as("number") })
		.from(quizAttempts)
		.where(and(eq(quizAttempts.enrollmentId, enrollmentId), eq(quizAttempts.lessonId, lessonId)));
	return db
		.delete(quizDrafts)
		.where(
			and(eq(quizDrafts.userId, userId), eq(quizDrafts.lessonId, lessonId), lte(quizDrafts.number, sql`(${last})`)),
		);
}
