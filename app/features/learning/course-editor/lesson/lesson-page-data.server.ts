import type { AppLoadContext } from "@remix-run/cloudflare";
import { lessonPart } from "#app/features/learning/authoring/publishing/course-parts.ts";
import { isTeacher } from "#app/features/learning/catalog/is-teacher.ts";
import { readExamples } from "#app/features/learning/examples/face.server.ts";
import { readTerms } from "#app/features/library/glossary/face.server.ts";
import { readId } from "#app/shared/ids.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { hasLesson } from "../curriculum/curriculum";
import { curriculumOf, outlineLesson } from "../curriculum/outline.server";
import {
	courseName,
	type EditedCourse,
	type Editor,
	findEditedCourse,
	revisionOf,
	titleOf,
} from "../drafts/edited-course.server";
import { keySchema } from "../parts/part-schemas";
import { besideText } from "./lesson-questions.server";
import { lookAtLesson } from "./look-at-lesson.server";
import { typedLesson } from "./typed-lesson.server";

type Params = Readonly<Record<string, string | undefined>>;
type ReadInput = { context: AppLoadContext; request: Request; params: Params };
export type FoundLesson = NonNullable<Awaited<ReturnType<typeof readEditedLesson>>>;

/**
 * Reads a lesson with what renders it, in one round trip, before it is known who asks: pass it through `ownLesson`.
 * The language edited is `?lang=`, that of the page without it.
 */
export async function readEditedLesson(db: Database, { context, request, params }: ReadInput) {
	const courseId = readId(params.id);
	const lesson = keySchema().safeParse(params.lesson);
	if (courseId === null || !lesson.success) return null;
	const asked = new URL(request.url).searchParams.get("lang");
	const language = isLanguage(asked) ? asked : await context.language;
	const [terms, examples, course] = await Promise.all([
		readTerms(context, language),
		readExamples(context, request),
		findEditedCourse(db, { courseId, editor: ANYBODY, language, part: lessonPart(lesson.data) }),
	]);
	return course && { course, lesson: lesson.data, language, terms, examples };
}

/** Who asks is known only once the rows are there. */
const ANYBODY: Editor = { id: 0, role: "admin" };

/** Null for a lesson that is not there, or whose course is another instructor's. */
export function ownLesson(found: FoundLesson | null, editor: Editor): FoundLesson | null {
	if (!found || !isTeacher(found.course, editor)) return null;
	return isKnown(found.course, found.lesson) ? found : null;
}

/** In the order as it is written now, or still written about, as a retired lesson is. */
function isKnown(course: EditedCourse, lesson: string): boolean {
	const key = lessonPart(lesson);
	return hasLesson(curriculumOf(course), lesson) || [...course.parts.keys()].some((name) => name.startsWith(`${key} `));
}

/** The page that edits a lesson in the language. */
export function lessonEditorPath({ course, lesson, language }: FoundLesson): string {
	return `/instructor-dashboard/courses/${course.id}/lessons/${lesson}?lang=${language}`;
}

type Reader = { timeZone: string; pageLanguage: Language };

export async function lessonPageData(db: Database, found: FoundLesson, { timeZone, pageLanguage }: Reader) {
	const { course, lesson, language } = found;
	const key = lessonPart(lesson);
	const typed = typedLesson(course, lesson, language);
	const { type, states } = outlineLesson(course, lesson, language);
	const draft = course.parts.get(`${key} ${language}`)?.draft;
	return {
		course: { id: course.id, title: courseName(course, pageLanguage) },
		lesson,
		language,
		type,
		states,
		name: titleOf(course, key, language),
		typed,
		revision: revisionOf(course, key, language),
		savedAt: draft ? formatsFor({ language: pageLanguage, timeZone }).timeOrDay(draft.editedAt, new Date()) : null,
		english: language === DEFAULT_LANGUAGE ? null : typedLesson(course, lesson, DEFAULT_LANGUAGE),
		...besideText(course, lesson, language),
		look: await lookAtLesson(db, { ...found, typed }),
	};
}

export type EditedLessonData = Awaited<ReturnType<typeof lessonPageData>>;
