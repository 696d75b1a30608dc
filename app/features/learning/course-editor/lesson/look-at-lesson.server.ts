import { listCourseFileIds, listFilms } from "#app/features/learning/authoring/face.server.ts";
import { COURSE_PART, lessonPart } from "#app/features/learning/authoring/publishing/course-parts.ts";
import type { ExampleChoice } from "#app/features/learning/examples/convert-examples.ts";
import type { GlossaryTerms } from "#app/features/library/glossary/face.server.ts";
import { readerText } from "#app/features/library/glossary/linking/reader-text.ts";
import { renderPart } from "#app/features/library/versioned-content/face.server.ts";
import type { JsonObject } from "#app/shared/json.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { countWords } from "#db/content/body-faults.ts";
import { MARKDOWN_LIMIT } from "#db/content/markdown.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { hasLesson } from "../curriculum/curriculum";
import { curriculumOf } from "../curriculum/outline.server";
import { bodyOf, type EditedCourse, factsOf, publishedFacts } from "../drafts/edited-course.server";
import { objectsIn, textIn } from "../parts/draft-values";
import { filmChoice } from "./film/film-choice.server";
import { findLessonId, listLessonsNamed } from "./lesson-names.repository.server";
import { lessonProblems, namesIn } from "./lesson-problems.server";
import type { LessonTyping } from "./lesson-typing";
import { readingLevel } from "./reading/reading-level";
import { countText } from "./reading/text-counts";

const READING_WORDS_PER_MINUTE = 200;

type Input = {
	course: EditedCourse;
	lesson: string;
	language: Language;
	typed: LessonTyping;
	terms: GlossaryTerms;
	examples: ExampleChoice;
};
export type LessonLook = Awaited<ReturnType<typeof lookAtLesson>>;

/** A lesson as learners would read what is typed, English where it is missing; what the checks say; how long it is. */
export async function lookAtLesson(db: Database, input: Input) {
	const { course, lesson, language, typed } = input;
	const text = typed.body.slice(0, MARKDOWN_LIMIT);
	const { links, files } = namesIn(text);
	const isFilm = factsOf(course, lessonPart(lesson)).type === "video";
	const {
		found = [],
		there = [],
		films = [],
		row = [],
	} = await inBatch(db, {
		...(links.length + files.length > 0
			? {
					found: listLessonsNamed(db, links),
					there: listCourseFileIds(db, { courseId: course.id, ids: files }),
				}
			: {}),
		...(isFilm ? { films: listFilms(db, course.id), row: findLessonId(db, { courseId: course.id, lesson }) } : {}),
	});
	const slug = textIn(factsOf(course, COURSE_PART).slug);
	const own = curriculumOf(course);
	const words = countWords(typed.body);
	return {
		shown: shownLesson(input),
		problems: lessonProblems({
			lesson,
			language,
			typed,
			facts: factsOf(course, lessonPart(lesson)),
			published: publishedFacts(course, lessonPart(lesson)),
			isThere: (name) =>
				(name.course === slug && hasLesson(own, name.lesson)) ||
				found.some((one) => one.course === name.course && one.lesson === name.lesson),
			hasFile: (id) => there.some((file) => file.id === id),
			hasFilm: (id) => films.some((film) => film.id === id),
		}),
		film: isFilm ? filmChoice(input, { films, lessonId: firstRow(row)?.id ?? null }) : null,
		words,
		level: readingLevel(countText(text, language), language),
		readingMinutes: Math.max(1, Math.round(words / READING_WORDS_PER_MINUTE)),
	};
}

function shownLesson({ course, lesson, language, typed, terms, examples }: Input) {
	const key = lessonPart(lesson);
	const english = bodyOf(course, key, DEFAULT_LANGUAGE);
	const isTranslation = language !== DEFAULT_LANGUAGE;
	const inEnglish = isTranslation && typed.body.trim() === "";
	const words = inEnglish ? english : { ...bodyOf(course, key, language), body: typed.body };
	const text = readerText({ html: rendered(words), inEnglish }, { language, terms, examples });
	const titleInEnglish = isTranslation && typed.title.trim() === "";
	const summaryInEnglish = isTranslation && typed.summary.trim() === "";
	return {
		...placeOf(course, lesson),
		minutes: Number.parseInt(typed.minutes, 10) || 0,
		title: titleInEnglish ? textIn(english.title) : typed.title,
		titleInEnglish,
		summary: summaryInEnglish ? textIn(english.summary) : typed.summary,
		summaryInEnglish,
		body: text.html,
		bodyInEnglish: inEnglish,
		recall: recallOf(words),
	};
}

/** A text that is too long is one of the problems; the preview shows its beginning. */
function rendered(words: JsonObject): string {
	const body = textIn(words.body).slice(0, MARKDOWN_LIMIT);
	return (
		renderPart({ body, figures: words.figures, ...("recall" in words ? { recall: words.recall } : {}) }).body ?? ""
	);
}

function placeOf(course: EditedCourse, lesson: string) {
	const modules = curriculumOf(course);
	const at = modules.findIndex(({ lessons }) => lessons.includes(lesson));
	return { moduleNumber: at + 1, lessonNumber: (modules[at]?.lessons.indexOf(lesson) ?? -1) + 1 };
}

function recallOf(words: JsonObject) {
	return objectsIn(words.recall).flatMap((question) => {
		const id = textIn(question.id);
		return id ? [{ id, prompt: textIn(question.prompt), answer: textIn(question.answer), knew: null }] : [];
	});
}
