/** Where a free preview is read without signing in. */
export function previewPath(courseId: number, lessonId: number): string {
	return `/courses/${courseId}/preview/${lessonId}`;
}
