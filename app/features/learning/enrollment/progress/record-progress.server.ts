import { canAccess } from "#app/features/learning/entitlements/can-access.ts";
import { listEntitlements } from "#app/features/learning/entitlements/face.server.ts";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { type LearningRefusal, learningRefusal } from "../access/lesson-access.ts";
import { courseOfLesson, findLessonTask } from "../access/lesson-tasks.repository.server.ts";
import { type Enrollment, findEnrollmentByLesson } from "../enrollments.repository.server.ts";
import { type FoundLock, findRelease, readLock } from "../release/release.repository.server.ts";
import type { ProgressInput } from "../schemas.ts";
import { canBeMarkedDone, completionThreshold } from "./completion.ts";
import { learningDay } from "./learning-day.ts";
import { addLearningSeconds, type Threshold } from "./learning-days.repository.server.ts";
import { type LessonState, savePositions, settleProgress } from "./lesson-progress.repository.server.ts";

type Input = {
	user: { id: number; timeZone: string };
	lessonId: number;
	progress: ProgressInput;
	now: Date;
	/** What `listLessonWork` has brought already, for this user. */
	found?: LessonWork;
};
type LessonWork = Awaited<ReturnType<typeof listLessonWork>>;
export type ProgressOutcome =
	| {
			ok: true;
			lesson: LessonState;
			enrollment: Enrollment;
			lessons: LessonState[];
			jobId: string | undefined;
	  }
	/** `lock`: of a lesson that is `locked`. */
	| { ok: false; reason: LearningRefusal; lock?: FoundLock };
type Task = Awaited<ReturnType<typeof findLessonTask>>[number];

/**
 * Records progress in a lesson with all consequences in one batch. Time since the last report counts unless it was a
 * pause of more than 90 seconds. Articles complete when marked done, videos at their threshold, quizzes and exercises
 * never here, unless the button completes them. `lessons`: the course's, in reading order. Rules: docs/domain/access.md
 */
export async function recordProgress(db: Database, input: Input): Promise<ProgressOutcome> {
	const { user, lessonId, progress, now } = input;
	const {
		task: [task],
		enrollment: [enrollment],
		held,
		release,
	} = input.found ?? (await listLessonWork(db, { userId: user.id, lessonId }));
	const access = canAccess(held, { kind: "lesson", courseId: task?.courseId ?? 0, lessonId }, now);
	const lock = readLock(release, now);
	const reason = learningRefusal(task, enrollment, { access, lock });
	if (reason) return { ok: false, reason, ...(lock ? { lock } : {}) };
	if (!task || !enrollment) return { ok: false, reason: "notFound" };

	const day = learningDay(now, user.timeZone);
	const place = { userId: user.id, day, enrollmentId: enrollment.id, lessonId, courseId: task.courseId, now };
	const {
		queued: [queued],
		enrollment: [changed],
		lessons,
	} = await inBatch(db, {
		seconds: addLearningSeconds(db, place),
		positions: savePositions(db, { ...place, ...positions(task, progress), readingBlock: progress.readingBlock }),
		...settleProgress(db, place, thresholdOf(task, progress)),
	});
	const lesson = lessons.find((state) => state.id === lessonId);
	// Only when the course or account is being deleted at this moment.
	if (!changed || !lesson) return { ok: false, reason: "notFound" };
	return { ok: true, lesson, enrollment: changed, lessons, jobId: queued?.id };
}

/** Rows that decide what a learner may do in a lesson; sent with the session query. */
export function listLessonWork(db: Database, { userId, lessonId }: { userId: UserId; lessonId: number }) {
	return inBatch(db, {
		task: findLessonTask(db, lessonId),
		enrollment: findEnrollmentByLesson(db, { userId, lessonId }),
		held: listEntitlements(db, { userId, courseId: courseOfLesson(lessonId) }),
		release: findRelease(db, { lessonId, userId }),
	});
}

function positions({ video }: Task, { positionSeconds, watchedSeconds }: ProgressInput) {
	if (!video) return {};
	const cap = (seconds?: number) =>
		seconds === undefined ? undefined : Math.min(seconds, Math.ceil(video.durationSeconds));
	return { positionSeconds: cap(positionSeconds), watchedSeconds: cap(watchedSeconds) };
}

function thresholdOf(task: Task, { completed }: ProgressInput): Threshold {
	if (canBeMarkedDone(task)) return completed ? {} : null;
	if (task.type === "quiz" || task.type === "exercise") return null;
	return completionThreshold(task);
}
