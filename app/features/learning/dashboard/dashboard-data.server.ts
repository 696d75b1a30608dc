import { averageRating } from "#app/features/learning/catalog/reviews/rating.ts";
import { hasEnded } from "#app/features/learning/enrollment/enrollment-status.ts";
import { unmetCondition } from "#app/features/learning/enrollment/progress/completion.ts";
import { lockSentence } from "#app/features/learning/enrollment/release/release-words.ts";
import { drawLots } from "#app/features/learning/lessons/face.server.ts";
import { drawCover } from "#app/features/site/illustrations/face.server.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { DashboardRows } from "./dashboard.repository.server";
import { dashboardView } from "./dashboard-view";
import { CHART_DAYS } from "./learning-figures";
import { upcomingLessons } from "./upcoming-lessons";

export type DashboardData = ReturnType<typeof dashboardData>;
export type TakenCourse = DashboardData["courses"][number];
export type CourseToContinue = NonNullable<DashboardData["goOn"]>;
export type Featured = NonNullable<DashboardData["featured"]>;

type View = ReturnType<typeof dashboardView>;

type ReaderFormats = { formats: Formats };
type Reader = ReaderFormats & { language: Language; goalMinutes?: number };

const UPCOMING_LESSONS_SHOWN = 3;

/** Formats the dashboard for the reader. `today` is the day in the reader's calendar. */
export function dashboardData(rows: DashboardRows, today: string, { formats, language, goalMinutes }: Reader) {
	const view = dashboardView(rows, today, goalMinutes);
	const titles = new Map(rows.lessons.map(({ courseId, key, title }) => [`${courseId} ${key}`, title]));
	const words = { t: getFixedT(language, "lesson-release"), formats, language };
	/** Why a lesson of the course to continue is not open yet. */
	const lockOf = ({ id, courseId }: { id: number; courseId: number }) => {
		const lock = view.goOn?.locks.get(id);
		return lock ? lockSentence(lock, (key) => titles.get(`${courseId} ${key}`) ?? key, words) : null;
	};
	const goOn = courseToContinue(view, { formats, lockOf });
	const upcoming = goOn ? upcomingLessons(rows, { ...goOn, lessonId: goOn.lesson.id }, UPCOMING_LESSONS_SHOWN) : [];

	return {
		goOn,
		courses: view.courses.map((course) => takenCourse(course, { formats })),
		isAllComplete: view.courses.length > 0 && view.courses.every(({ status }) => status === "completed"),
		upcoming: upcoming.map((lesson) => ({
			id: lesson.id,
			title: lesson.title,
			titleInEnglish: lesson.titleInEnglish,
			minutes: lesson.minutes,
			unmet: unmetCondition(lesson, recordOf(rows, lesson.id)),
			lock: lockOf(lesson),
		})),
		week: {
			time: formats.duration(view.week.minutes),
			goal: formats.duration(view.week.goalMinutes),
			lessonsCompleted: formats.number(view.week.lessonsCompleted),
			quizAverage: view.week.quizAverage === null ? null : formats.percent(view.week.quizAverage),
		},
		chart: {
			bars: view.chart.map(({ day, minutes }) => ({ label: formats.day(day), value: minutes, isToday: day === today })),
			days: CHART_DAYS,
			time: formats.duration(view.minutesInChart),
			activeDays: view.activeDays,
		},
		featured: view.featured && featuredCourse(view.featured, { formats }),
	};
}

function recordOf({ progress }: DashboardRows, lessonId: number) {
	return progress.find((record) => record.lessonId === lessonId) ?? null;
}

type LockOf = { lockOf: (lesson: { id: number; courseId: number }) => string | null };

function courseToContinue(view: View, { formats, lockOf }: ReaderFormats & LockOf) {
	const course = view.courses.find(({ id }) => id === view.goOn?.enrollmentId);
	const lesson = view.goOn?.lesson;
	if (!course || !lesson) return null;
	const { id, title, titleInEnglish, minutes } = lesson;
	return {
		enrollmentId: course.id,
		courseId: course.courseId,
		title: course.courseTitle,
		titleInEnglish: course.courseTitleInEnglish,
		drawing: drawCourse(course, { mode: "plat", shape: "square" }),
		lots: lotStates(course),
		completed: course.done.completed,
		required: course.done.required,
		percent: formats.percent(course.done.percent),
		lesson: { id, title, titleInEnglish, minutes, lock: lockOf(lesson) },
	};
}

function takenCourse(course: View["courses"][number], { formats }: ReaderFormats) {
	const firstLessonId = course.lots[0]?.lots[0]?.lessonId ?? null;
	return {
		courseId: course.courseId,
		title: course.courseTitle,
		titleInEnglish: course.courseTitleInEnglish,
		drawing: drawCourse(course, { mode: "thumb" }),
		lots: lotStates(course),
		completed: course.done.completed,
		required: course.done.required,
		status: course.status,
		completedOn: course.completedAt && formats.date(course.completedAt),
		...nextStep(course, firstLessonId),
	};
}

/** Label and link of a course's button. A course that is not open links to its page, which explains why. */
function nextStep(course: View["courses"][number], firstLessonId: number | null) {
	const { status, courseId, nextLesson } = course;
	if (hasEnded(status)) return { step: "see", to: `/courses/${courseId}` } as const;
	if (status !== "completed" && nextLesson) {
		return { step: status === "enrolled" ? "start" : "continue", to: `/lessons/${nextLesson.id}` } as const;
	}
	return { step: "review", to: firstLessonId ? `/lessons/${firstLessonId}` : `/courses/${courseId}` } as const;
}

function lotStates({ lots }: View["courses"][number]) {
	return lots.map((module) => module.lots.map(({ state }) => state));
}

function drawCourse(course: View["courses"][number], look: Parameters<typeof drawLots>[2]) {
	return drawLots({ id: course.courseId, topicDrawing: course.topicDrawing }, lotStates(course), look);
}

function featuredCourse(course: NonNullable<View["featured"]>, { formats }: ReaderFormats) {
	const rating = averageRating(course);
	return {
		courseId: course.id,
		drawing: drawCover(course, { mode: "plat" }),
		title: course.title,
		titleInEnglish: course.titleInEnglish,
		shortDescription: course.shortDescription,
		shortDescriptionInEnglish: course.shortDescriptionInEnglish,
		levelName: course.levelName,
		isFree: course.priceCents === 0,
		time: formats.duration(course.minutes),
		rating: rating === null ? null : formats.number(rating),
		enrollmentCount: course.enrollmentCount,
		firstLessonTime: course.firstLessonMinutes && formats.duration(course.firstLessonMinutes, { isLong: true }),
	};
}
