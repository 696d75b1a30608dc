import { DAY_MS } from "#app/shared/durations.ts";
import type { LessonOpening } from "#db/schema/learning/catalog.ts";

export type LessonToOpen = { opens: LessonOpening | null; freePreview: boolean };
export type LearnerOfLesson = {
	enrolledAt: Date;
	/** They have completed this lesson. */
	hasCompleted: boolean;
	/** True for a key of a lesson that is in the course and that they have not completed. */
	waitsFor: (key: string) => boolean;
};
/** What keeps a lesson closed for a learner. */
export type LessonLock = {
	/** The instant at which time closes it no longer; null when only lessons close it. */
	at: Date | null;
	/** Days from the enrollment to `at`; null for a fixed date. */
	days: number | null;
	/** Keys of lessons to complete first. */
	after: string[];
};

/**
 * What keeps a lesson closed for a learner of its course, or null when it is open. A completed lesson stays open
 * whatever its rule, and a free preview is open to all. A prerequisite that has left the course closes nothing. Mirrored
 * in SQL by `closedLessons`. Rules: docs/domain/access.md
 */
export function whenLessonOpens(lesson: LessonToOpen, learner: LearnerOfLesson, now: Date): LessonLock | null {
	const { opens, freePreview } = lesson;
	if (!opens || freePreview || learner.hasCompleted) return null;
	const at = openingInstant(opens, learner.enrolledAt);
	const isEarly = at !== null && now.getTime() < at.getTime();
	const after = (opens.after ?? []).filter(learner.waitsFor);
	if (!isEarly && after.length === 0) return null;
	return { at: isEarly ? at : null, days: isEarly ? (opens.days ?? null) : null, after };
}

export function isLessonOpen(lesson: LessonToOpen, learner: LearnerOfLesson, now: Date): boolean {
	return whenLessonOpens(lesson, learner, now) === null;
}

type CourseLesson = LessonToOpen & { id: number; key: string };
type Learner = {
	enrolledAt: Date;
	completedIds: ReadonlySet<number>;
};

/** The closed lessons of a course by id. `lessons`: all that are in the course. */
export function closedLessons(
	lessons: readonly CourseLesson[],
	{ enrolledAt, completedIds }: Learner,
	now: Date,
): ReadonlyMap<number, LessonLock> {
	const open = new Set(lessons.filter(({ id }) => !completedIds.has(id)).map(({ key }) => key));
	return new Map(
		lessons.flatMap((lesson) => {
			const learner = {
				enrolledAt,
				hasCompleted: completedIds.has(lesson.id),
				waitsFor: (key: string) => open.has(key),
			};
			const lock = whenLessonOpens(lesson, learner, now);
			return lock ? [[lesson.id, lock] as const] : [];
		}),
	);
}

function openingInstant({ days, at }: LessonOpening, enrolledAt: Date): Date | null {
	if (days !== undefined) return new Date(enrolledAt.getTime() + days * DAY_MS);
	return at === undefined ? null : new Date(at);
}
