export type CourseLesson = { id: number; moduleId: number; required: boolean; minutes: number };
export type LotState = "done" | "next" | "todo";
export type CourseProgress = {
	completed: number;
	required: number;
	/** Whole percent, rounded down, so that 100 means complete. */
	percent: number;
	minutesLeft: number;
	nextLessonId: number | null;
};

type Position = {
	completedIds: ReadonlySet<number>;
	currentLessonId: number | null;
	/** Lessons that are not open to the learner yet. */
	closedIds?: { has: (lessonId: number) => boolean } | undefined;
};

/** Only required lessons count; without any, 0 %. `lessons` in reading order. Rules: docs/domain/access.md */
export function courseProgress(lessons: readonly CourseLesson[], position: Position): CourseProgress {
	const required = lessons.filter((lesson) => lesson.required);
	const left = required.filter((lesson) => !position.completedIds.has(lesson.id));
	const completed = required.length - left.length;

	return {
		completed,
		required: required.length,
		percent: required.length === 0 ? 0 : Math.floor((100 * completed) / required.length),
		minutesLeft: left.reduce((sum, lesson) => sum + lesson.minutes, 0),
		nextLessonId: nextLessonId(lessons, position),
	};
}

/**
 * The current lesson while incomplete, else the next incomplete required one after it, else before it. A closed lesson is
 * the next one only when no other is left.
 */
export function nextLessonId(lessons: readonly CourseLesson[], { completedIds, currentLessonId, closedIds }: Position) {
	const at = lessons.findIndex((lesson) => lesson.id === currentLessonId);
	const current = lessons[at];
	const isOpen = ({ id }: CourseLesson) => !closedIds?.has(id);
	if (current && !completedIds.has(current.id) && isOpen(current)) return current.id;

	const ahead = [...lessons.slice(at + 1), ...lessons.slice(0, at + 1)];
	const left = ahead.filter((lesson) => lesson.required && !completedIds.has(lesson.id));
	return (left.find(isOpen) ?? left[0])?.id ?? null;
}

/** Lots by module in reading order; at most one is "next". */
export function lotsByModule(lessons: readonly CourseLesson[], position: Position) {
	const next = nextLessonId(lessons, position);
	const modules = new Map<number, { lessonId: number; state: LotState }[]>();
	for (const { id, moduleId } of lessons) {
		const state = position.completedIds.has(id) ? "done" : id === next ? "next" : "todo";
		modules.set(moduleId, [...(modules.get(moduleId) ?? []), { lessonId: id, state }]);
	}
	return [...modules].map(([moduleId, lots]) => ({ moduleId, lots }));
}
