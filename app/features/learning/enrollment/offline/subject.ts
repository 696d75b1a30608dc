export function subjectOf(lessonId: number): string {
	return `lesson:${lessonId}`;
}
