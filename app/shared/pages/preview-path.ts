export function previewPath(courseId: number, lessonId: number): string {
	return `/courses/${courseId}/preview/${lessonId}`;
}

type Lesson = { id: number; courseId: number; freePreview: boolean };

/** Guests read a free preview on its public page, without signing in. */
export function lessonPath({ id, courseId, freePreview }: Lesson, isGuest: boolean): string {
	return isGuest && freePreview ? previewPath(courseId, id) : `/lessons/${id}`;
}
