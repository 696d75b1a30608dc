/** Names a lesson as the thing that deeds are done to. */
export function subjectOf(lessonId: number): string {
	return `lesson:${lessonId}`;
}
