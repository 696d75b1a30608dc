import type { LessonAccess } from "#app/features/learning/enrollment/access/lesson-access.ts";
import { previewPath } from "#app/shared/pages/preview-path.ts";

type Reader = Extract<LessonAccess, { allowed: true }>["as"];
type Lesson = { id: number; title: string; freePreview: boolean };
type Page = { lesson: { id: number }; course: { id: number }; lessons: readonly Lesson[] };
export type NeighbouringLesson = { id: number; title: string; to: string };

/** The lesson's URL for this reader; null when closed to preview readers. */
export function lessonPathFor(
	courseId: number,
	reader: Reader,
	{ id, freePreview }: Omit<Lesson, "title">,
): string | null {
	if (reader !== "preview") return `/lessons/${id}`;
	return freePreview ? previewPath(courseId, id) : null;
}

export function neighbouringLessons({ lesson, course, lessons }: Page, reader: Reader) {
	const at = lessons.findIndex(({ id }) => id === lesson.id);
	const readable = (others: readonly Lesson[]) =>
		others.flatMap((other): NeighbouringLesson[] => {
			const to = lessonPathFor(course.id, reader, other);
			return to === null ? [] : [{ id: other.id, title: other.title, to }];
		});
	return {
		previous: readable(lessons.slice(0, Math.max(at, 0))).at(-1) ?? null,
		next: readable(lessons.slice(at + 1))[0] ?? null,
	};
}
