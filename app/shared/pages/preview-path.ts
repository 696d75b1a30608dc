export function previewPath(courseId: number, lessonId: number): string {
	return `/courses/${courseId}/preview/${lessonId}`;
}

type Lesson = { id: number; courseId: number; freePreview: boolean };

export function lessonPath({ id, courseId, freePreview }: Lesson, isGuest: boolean): string {
	return isGuest && freePreview ? previewPath(courseId, id) : `/lessons/${id}`;
}
