type Lesson = { maxAttempts: number | null };

/** `null` without a limit (0 or unset); never below 0. */
export function attemptsLeft(lesson: Lesson, attemptCount: number): number | null {
	if (!lesson.maxAttempts) return null;
	return Math.max(0, lesson.maxAttempts - attemptCount);
}
