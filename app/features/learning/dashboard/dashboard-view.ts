import { continueLearning } from "#app/features/learning/enrollment/continue-learning.ts";
import { courseProgress, lotsByModule } from "#app/features/learning/enrollment/progress/course-progress.ts";
import { closedLessons } from "#app/features/learning/enrollment/release/when-lesson-opens.ts";
import type { DashboardRows } from "./dashboard.repository.server";
import { minutesByDay, quizAverage, weekFigures } from "./learning-figures";

/** `courses` by latest activity; `goOn` is the one to continue, or null. `featured` only without courses. */
export function dashboardView(rows: DashboardRows, today: string, goalMinutes?: number) {
	const courses = rows.taken.map((enrollment) => viewOfCourse(rows, enrollment));
	const next = continueLearning(courses);
	const quizIds = new Set(rows.lessons.filter(({ type }) => type === "quiz").map(({ id }) => id));
	const quizScores = rows.progress.filter(({ lessonId }) => quizIds.has(lessonId)).map(({ bestScore }) => bestScore);
	const chart = minutesByDay(rows.days, today);

	return {
		courses: courses.map(({ lessons, completedIds, closedIds, ...course }) => course),
		goOn: next && {
			enrollmentId: next.enrollment.id,
			lesson: rows.lessons.find(({ id }) => id === next.lessonId) ?? null,
			locks: next.enrollment.closedIds,
		},
		week: { ...weekFigures(rows.days, today, goalMinutes), quizAverage: quizAverage(quizScores) },
		chart,
		minutesInChart: chart.reduce((sum, { minutes }) => sum + minutes, 0),
		activeDays: chart.filter(({ minutes }) => minutes > 0).length,
		featured: courses.length === 0 ? rows.featured : null,
	};
}

function viewOfCourse(rows: DashboardRows, enrollment: DashboardRows["taken"][number]) {
	const lessons = rows.lessons.filter(({ courseId }) => courseId === enrollment.courseId);
	const completedIds = new Set(
		rows.progress.flatMap((record) =>
			record.enrollmentId === enrollment.id && record.completedAt ? [record.lessonId] : [],
		),
	);
	const locks = closedLessons(lessons, { enrolledAt: enrollment.createdAt, completedIds }, rows.now);
	const position = { completedIds, currentLessonId: enrollment.currentLessonId, closedIds: locks };
	const done = courseProgress(lessons, position);
	return {
		...enrollment,
		lessons,
		completedIds,
		closedIds: locks,
		done,
		nextLesson: lessons.find(({ id }) => id === done.nextLessonId) ?? null,
		lots: lotsByModule(lessons, position),
	};
}
