/** Where an attempt is shown that the server has graded; the lesson, where another tab had its answer. */
export function attemptPath(lessonId: number, answer: unknown): string {
	const id = typeof answer === "object" && answer !== null && "id" in answer ? String(answer.id) : null;
	return id ? `/lessons/${lessonId}?attempt=${encodeURIComponent(id)}#result` : `/lessons/${lessonId}`;
}
