import { z } from "zod";
import { LONGEST_CHAPTERS } from "#app/features/learning/lessons/media/captions/chapter-lines.ts";
import { LONGEST_CAPTIONS } from "#app/features/learning/lessons/media/captions/web-vtt.ts";
import { cleanLine, cleanText, hasControls } from "#app/shared/text/clean-text.ts";
import { hasVisibleSign } from "#app/shared/text/invisible-characters.ts";
import { COVER_FILES } from "#app/shared/uploads/cover-address.ts";
import { filmFileId } from "#app/shared/uploads/film-address.ts";
import { LessonOpens } from "#db/content/lesson-opening.ts";
import { LONGEST, LONGEST_FILM_SECONDS, OUTCOMES, roomFor } from "./lengths.ts";
import { DrawShape, LONGEST_MINUTES, QuestionList, QuestionWordsShape } from "./question-schemas.ts";

export { LONGEST } from "./lengths.ts";

/**
 * What the parts of a course must be to be published. A draft may be anything of a smaller size. Lengths in characters;
 * those of translations are a third longer.
 */

export const MOST_MODULES = 60;
export const MOST_LESSONS = 200;

export const keySchema = () =>
	z
		.string()
		.max(60)
		.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

function lineSchema(most: number, isTranslation: boolean) {
	return z
		.string()
		.overwrite(cleanLine)
		.min(1)
		.max(roomFor(most, isTranslation))
		.refine((line) => hasVisibleSign(line) && !hasControls(line), "unreadable");
}

function textSchema(most: number, isTranslation: boolean) {
	return z.string().overwrite(cleanText).min(1).max(roomFor(most, isTranslation));
}

export const CourseFacts = z.looseObject({
	slug: keySchema(),
	topic: z.string().min(1).max(60),
	level: z.string().min(1).max(60),
	modules: z.array(keySchema()).min(1).max(MOST_MODULES),
	cover: z.string().regex(COVER_FILES).optional(),
	previewFilm: z
		.string()
		.refine((named) => filmFileId(named) !== null)
		.optional(),
});

export const courseWords = (isTranslation: boolean) =>
	z.looseObject({
		title: lineSchema(LONGEST.title, isTranslation),
		shortDescription: lineSchema(LONGEST.shortDescription, isTranslation),
		description: textSchema(LONGEST.description, isTranslation),
		outcomes: z.array(lineSchema(LONGEST.outcome, isTranslation)).length(OUTCOMES),
		searchTitle: lineSchema(LONGEST.searchTitle, isTranslation).optional(),
		searchDescription: lineSchema(LONGEST.searchDescription, isTranslation).optional(),
		coverText: lineSchema(LONGEST.coverText, isTranslation).optional(),
	});

export const ModuleFacts = z.looseObject({ lessons: z.array(keySchema()).min(1).max(MOST_LESSONS) });

export const moduleWords = (isTranslation: boolean) =>
	z.looseObject({
		title: lineSchema(LONGEST.title, isTranslation),
		summary: lineSchema(LONGEST.summary, isTranslation),
	});

export const LESSON_TYPES = ["article", "video", "quiz", "exercise"] as const;
export type LessonType = (typeof LESSON_TYPES)[number];

const everyLesson = {
	minutes: z.int().min(1).max(240),
	required: z.boolean(),
	freePreview: z.boolean(),
	sheets: z.array(keySchema()).max(5),
	opens: LessonOpens.optional(),
	completes: z.literal("button").optional(),
};
const asked = {
	passPercent: z.int().min(1).max(100),
	maxAttempts: z.int().min(0).max(20),
	questions: QuestionList,
	draw: DrawShape.optional(),
	timeLimitMinutes: z.int().min(1).max(LONGEST_MINUTES).optional(),
};

/** Drafts keep retired questions, so that they can come back; what is published does not. */
export const LessonFacts = z
	.discriminatedUnion("type", [
		z.looseObject({ ...everyLesson, type: z.literal("article") }),
		z.looseObject({
			...everyLesson,
			type: z.literal("video"),
			video: z.looseObject({
				file: z.string().min(1),
				durationSeconds: z.int().min(1).max(LONGEST_FILM_SECONDS),
				threshold: z.int().min(1).max(100),
			}),
		}),
		z.looseObject({ ...everyLesson, ...asked, type: z.literal("quiz") }),
		z.looseObject({ ...everyLesson, ...asked, type: z.literal("exercise") }),
	])
	.transform(({ retiredQuestions: _undo, ...facts }) => facts);

/** A translation without a text of its own has the `body` null; learners then read the English one. */
export const lessonWords = (isTranslation: boolean) =>
	z.looseObject({
		title: lineSchema(LONGEST.title, isTranslation),
		summary: lineSchema(LONGEST.summary, isTranslation),
		body: isTranslation ? textSchema(LONGEST.body, false).nullable() : textSchema(LONGEST.body, false),
		questions: QuestionWordsShape.optional(),
		captions: z.string().max(LONGEST_CAPTIONS).optional(),
		chapters: z.string().max(LONGEST_CHAPTERS).optional(),
	});
