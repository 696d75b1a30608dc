type Lesson = { maxAttempts: number | null };

/** How many attempts remain, or `null` when the lesson sets no limit (0 or nothing). Never below 0. */
export function attemptsLeft(lesson: Lesson, attemptCount: number): number | null {
	if (!lesson.maxAttempts) return null;
	return Math.max(0, lesson.maxAttempts - attemptCount);
}
