import { type EnrollmentStatus, UNFINISHED_STATUSES } from "#app/features/learning/enrollment/enrollment-status.ts";
import { cutText } from "#app/shared/cut-text.ts";

export const POPULAR_COURSES = 2;
export const POPULAR_TITLE_LENGTH = 25;
export const COURSE_BUTTON_AFTER = 200;

type Titled = { title: string; titleInEnglish: boolean };
export type CourseTaken = Titled & {
	courseId: number;
	status: EnrollmentStatus;
	progress: number;
	levelName: string;
	currentLessonId: number | null;
};
export type CourseOffered = Titled & { courseId: number; enrollmentCount: number };

export type Banner =
	| { state: "continue"; courseId: number; title: string; titleInEnglish: boolean; progress: number }
	| { state: "allCompleted" }
	| { state: "start"; popular: CourseOffered[] };
export type LearningPath = {
	/** Null in a school without courses. */
	banner: Banner | null;
	active: CourseTaken | null;
};

/** `taken` by latest activity, of which the first match counts; `offered` are published courses in any order. */
export function learningPath(taken: readonly CourseTaken[], offered: readonly CourseOffered[]): LearningPath {
	return {
		banner: bannerOf(taken, offered),
		active: taken.find(({ status }) => status === "active" || status === "in_progress") ?? null,
	};
}

function bannerOf(taken: readonly CourseTaken[], offered: readonly CourseOffered[]): Banner | null {
	const current = taken.find(({ status }) => (UNFINISHED_STATUSES as readonly string[]).includes(status));
	if (current) {
		const { courseId, title, titleInEnglish, progress } = current;
		return { state: "continue", courseId, title, titleInEnglish, progress };
	}
	if (taken.length > 0) return { state: "allCompleted" };
	return offered.length > 0 ? { state: "start", popular: mostPopular(offered) } : null;
}

function mostPopular(offered: readonly CourseOffered[]): CourseOffered[] {
	return [...offered].sort((a, b) => b.enrollmentCount - a.enrollmentCount).slice(0, POPULAR_COURSES);
}

/** Cut at 25 characters with an ellipsis. */
export function cutTitle(title: string): string {
	return cutText(title, POPULAR_TITLE_LENGTH);
}
