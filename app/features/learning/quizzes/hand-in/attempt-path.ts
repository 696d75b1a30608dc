/** URL of the graded attempt, or of the lesson when another tab received the response. */
export function attemptPath(lessonId: number, answer: unknown): string {
	const id = typeof answer === "object" && answer !== null && "id" in answer ? String(answer.id) : null;
	return id ? `/lessons/${lessonId}?attempt=${encodeURIComponent(id)}#result` : `/lessons/${lessonId}`;
}
