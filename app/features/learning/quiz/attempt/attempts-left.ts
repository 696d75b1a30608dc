type Lesson = { maxAttempts: number | null };

/** How many attempts remain, or `null` when the lesson sets no limit (0 or nothing). Never below 0. */
export function attemptsLeft(lesson: Lesson, attemptCount: number): number | null {
	if (!lesson.maxAttempts) return null;
	return Math.max(0, lesson.maxAttempts - attemptCount);
}

/**
 * Says what stops a learner from handing in once more, or `null` when nothing does.
 *
 * Having passed does not: the best score counts, so practising can only help.
 */
export function attemptRefusal(lesson: Lesson, attemptCount: number): "noAttemptsLeft" | null {
	return attemptsLeft(lesson, attemptCount) === 0 ? "noAttemptsLeft" : null;
}
