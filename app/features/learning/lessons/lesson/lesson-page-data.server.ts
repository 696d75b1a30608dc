import { type CourseOutline, courseOutline } from "#app/features/learning/catalog/course-outline.ts";
import type { LessonAccess } from "#app/features/learning/enrollment/access/lesson-access.ts";
import { canBeMarkedDone } from "#app/features/learning/enrollment/progress/completion.ts";
import type { LotState } from "#app/features/learning/enrollment/progress/course-progress.ts";
import { lockSentence } from "#app/features/learning/enrollment/release/release-words.ts";
import type { LessonLock } from "#app/features/learning/enrollment/release/when-lesson-opens.ts";
import type { ExampleChoice } from "#app/features/learning/examples/convert-examples.ts";
import { LONGEST_NOTE } from "#app/features/learning/notes/note-limits.ts";
import { fillFigures } from "#app/features/learning/quizzes/attempt/attempt-figures.ts";
import { type FoundReview, nextAttemptKey, quizData } from "#app/features/learning/quizzes/face.server.ts";
import { textFigures } from "#app/features/learning/quizzes/questions/text-figures.ts";
import type { GlossaryTerms } from "#app/features/library/glossary/face.server.ts";
import { readerText } from "#app/features/library/glossary/linking/reader-text.ts";
import { filmFileId } from "#app/shared/uploads/film-address.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { drawLots } from "./draw-lots.server";
import type { LeftLesson } from "./left/left-lessons";
import type { LessonPage } from "./lesson-page.repository.server";
import { lessonView } from "./lesson-view";
import { lessonPathFor, neighbouringLessons } from "./turning/neighbours";

export type Reader = Extract<LessonAccess, { allowed: true }>["as"];
export type SentLesson = ReturnType<typeof toLessonPageData>;
export type LessonPageData = SentLesson & { left: LeftLesson[] };

type Input = {
	page: LessonPage;
	reader: Reader;
	review: FoundReview | null;
	language: Language;
	terms: GlossaryTerms;
	examples: ExampleChoice;
	timeZone?: string;
	/** Base URL of glossary links on localized pages. */
	glossaryAt?: string;
	keepsNotes?: boolean;
	/** The reader teaches the course, also if they learn in it, or is an admin. */
	mayEdit?: boolean;
};

/** Contains no answer keys, except of a submitted attempt (`review`). Expects the lesson to be opened. */
export function toLessonPageData({ page, reader, review, language, terms, examples, ...rest }: Input) {
	const { timeZone = "UTC", glossaryAt, keepsNotes = false, mayEdit = false } = rest;
	const { lesson, course } = page;
	const locks = reader === "learner" ? page.locks : new Map<number, LessonLock>();
	const titles = new Map(page.lessons.map(({ key, title }) => [key, title]));
	const words = { t: getFixedT(language, "lesson-release"), formats: formatsFor({ language, timeZone }), language };
	const lockOf = (id: number) => {
		const lock = locks.get(id);
		return lock ? lockSentence(lock, (key) => titles.get(key) ?? key, words) : null;
	};
	const outline = courseOutline(page.modules, page.lessons);
	const record = page.progress.find((other) => other.lessonId === lesson.id);
	const view = lessonView({ ...page, progress: withOpenedLesson(page), locks });
	const states = new Map(view.lots.flatMap(({ lots }) => lots).map((lot) => [lot.lessonId, lot.state]));
	const text = readerText(
		{ html: textOf(page, review, language), inEnglish: lesson.bodyInEnglish },
		{ language, terms, examples, at: glossaryAt },
	);
	const unmet = new Map(view.left.map((left) => [left.lessonId, left.unmet]));

	return {
		reader,
		lesson: {
			id: lesson.id,
			editAt: mayEdit ? `/instructor-dashboard/courses/${course.id}/lessons/${lesson.key}?lang=${language}` : null,
			type: lesson.type,
			title: lesson.title,
			titleInEnglish: lesson.titleInEnglish,
			summary: lesson.summary,
			summaryInEnglish: lesson.summaryInEnglish,
			body: text.html,
			bodyInEnglish: lesson.bodyInEnglish,
			examples: text.examples,
			recall: lesson.recall.map((question) => ({
				...question,
				knew: page.recalled.find(({ key }) => key === question.id)?.knew ?? null,
			})),
			sheets: page.sheets,
			minutes: lesson.minutes,
			moduleNumber: view.moduleNumber,
			lessonNumber: view.lessonNumber,
			canBeMarkedDone: canBeMarkedDone(lesson),
			isDone: Boolean(record?.completedAt),
			readingBlock: record?.readingBlock ?? null,
			unmet: view.unmet,
		},
		course: {
			id: course.id,
			title: course.title,
			titleInEnglish: course.titleInEnglish,
			drawing: drawLots(course, lotsOf(outline, states), { mode: "plat", isStranger: reader !== "learner" }),
		},
		enrollmentId: reader === "learner" ? (page.enrollment?.id ?? null) : null,
		progress: view.progress,
		...neighbouringLessons(page, reader),
		modules: outline.map(({ id, title, titleInEnglish, lessons }) => ({
			id,
			title,
			titleInEnglish,
			lessons: lessons.map((other) => ({
				id: other.id,
				title: other.title,
				titleInEnglish: other.titleInEnglish,
				minutes: other.minutes,
				required: other.required,
				freePreview: other.freePreview,
				to: lessonPathFor(course.id, reader, other),
				state: states.get(other.id) ?? ("todo" as const),
				unmet: unmet.get(other.id) ?? null,
				/** Why it is not open yet. */
				lock: lockOf(other.id),
			})),
		})),
		video: lesson.video && {
			durationSeconds: lesson.video.durationSeconds,
			threshold: lesson.video.threshold,
			/** Languages. */
			captions: [...new Set([...lesson.video.captions, ...lesson.captionLanguages])],
			chapters: [...new Set([...(lesson.video.chapters ? lesson.video.captions : []), ...lesson.chapterLanguages])],
			hasPoster: filmFileId(lesson.video.file) === null,
			positionSeconds: record?.positionSeconds ?? 0,
			watchedSeconds: record?.watchedSeconds ?? 0,
		},
		notes: keepsNotes
			? { list: page.notes, language: lesson.bodyInEnglish ? DEFAULT_LANGUAGE : language, longest: LONGEST_NOTE }
			: null,
		quiz: isTest(lesson)
			? quizData(page, { review, formats: formatsFor({ language, timeZone }), language, reader })
			: null,
	};
}

function lotsOf(outline: CourseOutline<object, { id: number }>, states: ReadonlyMap<number, LotState>): LotState[][] {
	return outline.map(({ lessons }) => lessons.map(({ id }) => states.get(id) ?? "todo"));
}

/** Progress including the lesson being opened now. */
function withOpenedLesson({ lesson, progress }: LessonPage) {
	if (progress.some((record) => record.lessonId === lesson.id)) return progress;
	return [
		...progress,
		{ lessonId: lesson.id, completedAt: null, watchedSeconds: 0, bestScore: null, attemptCount: 0, readingBlock: null },
	];
}

function textOf(
	{ lesson, questions, attempts, enrollment }: LessonPage,
	review: FoundReview | null,
	language: Language,
) {
	const place = nextAttemptKey({ lesson, attempts, enrollment });
	const figures = textFigures(questions, place, review);
	return fillFigures(lesson.bodyHtml, figures, lesson.bodyInEnglish ? DEFAULT_LANGUAGE : language);
}

function isTest({ type }: LessonPage["lesson"]): boolean {
	return type === "quiz" || type === "exercise";
}
