import { and, eq, exists, isNotNull, isNull } from "drizzle-orm";
import { enqueueMailEach } from "#app/features/operations/notifications/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { inValues } from "#db/in-values.server.ts";
import { enrollments, lessonProgress, lessons } from "#db/schema/schema.ts";

type Changed = { courseId: number; lessons: readonly string[]; origin: string; now: Date };

/** A notification for everybody who has finished one of the lessons, given by their keys. */
export function enqueueLessonsChanged(db: Database, { courseId, lessons: keys, origin, now }: Changed) {
	const finished = db
		.select({ id: lessonProgress.lessonId })
		.from(lessonProgress)
		.innerJoin(lessons, eq(lessons.id, lessonProgress.lessonId))
		.where(
			and(
				eq(lessonProgress.enrollmentId, enrollments.id),
				isNotNull(lessonProgress.completedAt),
				isNull(lessons.retiredAt),
				inValues(lessons.key, keys),
			),
		);
	return enqueueMailEach(
		db,
		"lessonsChanged",
		{
			payload: { userId: enrollments.userId, courseId: enrollments.courseId },
			origin,
			from: enrollments,
			where: and(eq(enrollments.courseId, courseId), exists(finished)),
		},
		now,
	);
}
