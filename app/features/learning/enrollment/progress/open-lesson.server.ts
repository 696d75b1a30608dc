import type { AccessAnswer } from "#app/features/learning/entitlements/can-access.ts";
import type { Database } from "#db/client.server.ts";
import { type LearningRefusal, learningRefusal } from "../access/lesson-access.ts";
import { statusAfterOpening } from "../enrollment-status.ts";
import type { Enrollment } from "../enrollments.repository.server.ts";
import { setCurrentLesson } from "../enrollments.repository.server.ts";
import type { LessonLock } from "../release/when-lesson-opens.ts";
import { insertOpening } from "./lesson-progress.repository.server.ts";

type Input = {
	/** Already read for this user. */
	page: {
		lesson: { id: number };
		course: { publishedAt: Date | null };
		enrollment: Enrollment | null;
		progress: readonly { lessonId: number }[];
		access: AccessAnswer;
		lock: LessonLock | null;
	};
	now: Date;
};
export type OpenOutcome = { ok: true; enrollment: Enrollment } | { ok: false; reason: LearningRefusal };

/** Every form on the page reloads it; a reload this soon is not another opening. */
const STILL_OPEN_MS = 10_000;

/**
 * Records that a learner opened a lesson: first opening, reading position, course begun. Returns the current
 * enrollment. Writes only on a change, which includes returning to the current lesson of another course, because
 * "Continue" means the lesson opened last.
 * Other readers (preview, instructor, admin) are refused and recorded nowhere.
 */
export async function openLesson(db: Database, { page, now }: Input): Promise<OpenOutcome> {
	const { lesson, enrollment } = page;
	const reason = learningRefusal(page.course, enrollment ?? undefined, page);
	if (reason) return { ok: false, reason };
	if (!enrollment) return { ok: false, reason: "notEnrolled" };

	const isOpened = page.progress.some((record) => record.lessonId === lesson.id);
	const isCurrent = isOpened && enrollment.currentLessonId === lesson.id && enrollment.status !== "enrolled";
	if (isCurrent && now.getTime() - enrollment.lastActivityAt.getTime() < STILL_OPEN_MS) {
		return { ok: true, enrollment };
	}

	const target = { enrollmentId: enrollment.id, lessonId: lesson.id, now };
	await db.batch([insertOpening(db, target), setCurrentLesson(db, target)]);
	const status = statusAfterOpening(enrollment.status) as Enrollment["status"];
	return { ok: true, enrollment: { ...enrollment, status, currentLessonId: lesson.id, lastActivityAt: now } };
}
