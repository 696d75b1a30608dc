import { z } from "zod";
import { isCurrency } from "#app/shared/money.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import { LessonOpens } from "./lesson-opening.ts";
import { QUESTION_SOURCE_PATTERN } from "./question-source.ts";
import { SHIPPED_COURSE_TOPICS, SHIPPED_LEVELS } from "./shipped-taxonomy.ts";

/** Unknown keys are errors. Lengths in characters; translations may be a third longer. Source: docs/content.md. */
export const CourseMatter = z.strictObject({
	id: z.int().min(1).max(999),
	slug: slug(),
	/** A name that never changes, here and below; defaults to the slug. */
	key: slug().optional(),
	topic: z.enum(SHIPPED_COURSE_TOPICS),
	level: z.enum(SHIPPED_LEVELS),
	price: z.strictObject({
		amountCents: z.int().min(0).max(10_000_000),
		currency: z.string().refine(isCurrency, "must be an ISO 4217 code such as USD"),
	}),
	instructor: z.email(),
	featured: z.boolean().default(false),
	title: words(100),
	shortDescription: words(200),
	outcomes: sixOutcomes(60),
	modules: z.record(moduleKey(), z.strictObject({ key: slug().optional(), title: words(100), summary: words(240) })),
});

/** `course.<lang>.md`: all translated texts but the lesson bodies. */
export const CourseTranslationMatter = z.strictObject({
	title: words(130),
	shortDescription: words(270),
	outcomes: sixOutcomes(80),
	modules: z.record(
		moduleKey(),
		z.strictObject({
			title: words(130),
			summary: words(320),
			lessons: z.record(slug(), z.strictObject({ title: words(130), summary: words(320) })),
		}),
	),
});

const Option = z.strictObject({
	id: slug(),
	text: words(400),
	correct: z.boolean().default(false),
	feedback: words(600).optional(),
});
const Item = z.strictObject({ id: slug(), text: words(400) });
const asked = {
	id: slug(),
	prompt: words(1_500),
	explanation: words(1_500),
	source: z
		.string()
		.regex(QUESTION_SOURCE_PATTERN, "must be a lesson, a section and a paragraph, such as first-call#2.3")
		.optional(),
	hints: z.array(words(600)).max(5).default([]),
};

/** Randomised per attempt: a multiple of `step`, both ends included. */
const Range = z
	.strictObject({ between: z.tuple([z.number(), z.number()]), step: z.number().positive() })
	.refine(({ between: [from, to] }) => from < to, "must run from a smaller to a larger number");

const Name = z.string().regex(/^[a-z][a-zA-Z0-9]*$/, "must be a name such as arv");
const variables = z.record(Name, Range).default({});

const Calculation = z.union([z.number(), words(200)]);

export const QuestionMatter = z.discriminatedUnion("type", [
	z.strictObject({
		...asked,
		type: z.literal("single"),
		options: options().refine((all) => countCorrect(all) === 1, "needs exactly one option that is correct"),
	}),
	z.strictObject({
		...asked,
		type: z.literal("multiple"),
		options: options().refine((all) => countCorrect(all) >= 2, "needs two or more options that are correct"),
	}),
	z.strictObject({ ...asked, type: z.literal("trueFalse"), answer: z.boolean() }),
	z.strictObject({
		...asked,
		type: z.literal("number"),
		answer: Calculation,
		tolerance: z.number().min(0),
		unit: words(20),
		variables,
		/** Known mistakes: their result, and the feedback for it. */
		diagnoses: z
			.array(z.strictObject({ answer: Calculation, text: words(600) }))
			.max(8)
			.default([]),
	}),
	z.strictObject({
		...asked,
		type: z.literal("ordering"),
		items: z.array(Item).min(3, "needs three or more items").max(10).refine(haveUniqueIds, "has an id twice"),
	}),
]);

const lesson = {
	key: slug().optional(),
	title: words(100),
	summary: words(240),
	minutes: z.int().min(1).max(240),
	freePreview: z.boolean().default(false),
	required: z.boolean().default(true),
	/** Sums in the text, which are checked but not shown. */
	sums: z.array(words(200)).default([]),
	recall: z
		.array(z.strictObject({ id: slug(), prompt: words(600), answer: words(1_200) }))
		.max(6)
		.refine(haveUniqueIds, "has an id twice")
		.default([]),
	sheets: z.array(slug()).max(5).default([]),
	/** When it opens; the lessons in `after` are named by their keys. */
	opens: LessonOpens.optional(),
};
/** The learner's button completes it, instead of what its type asks for. */
const completes = z.literal("button").optional();
const graded = {
	passPercent: z.int().min(1).max(100),
	maxAttempts: z.int().min(0).max(20),
	/** Randomised once per attempt, for the text and all questions. */
	variables,
	/** Named calculations over `variables` and earlier values, such as `payoff: loan + 15 * perDay`. */
	values: z.record(Name, words(200)).default({}),
	questions: z.array(QuestionMatter).min(1).max(50).refine(haveUniqueIds, "has an id twice"),
	completes,
};

export const LessonMatter = z.discriminatedUnion("type", [
	z.strictObject({ ...lesson, type: z.literal("article") }),
	z.strictObject({
		...lesson,
		type: z.literal("video"),
		completes,
		video: z.strictObject({
			file: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:mp4|webm)$/, "must be a file name such as a-clip.mp4"),
			durationSeconds: z.int().min(1).max(14_400),
			threshold: z.int().min(1).max(100),
			captions: z
				.array(z.enum(LANGUAGE_CODES))
				.min(1)
				.refine((all) => new Set(all).size === all.length, "has a language twice"),
			chapters: z.boolean().optional(),
		}),
	}),
	z.strictObject({ ...lesson, type: z.literal("quiz"), ...graded }),
	z.strictObject({ ...lesson, type: z.literal("exercise"), ...graded }),
]);

export const LessonTranslationMatter = z.strictObject({
	title: words(130),
	summary: words(320),
	questions: z
		.record(
			slug(),
			z.strictObject({
				prompt: words(2_000),
				explanation: words(2_000),
				options: z.record(slug(), words(540)).optional(),
				feedback: z.record(slug(), words(800)).optional(),
				items: z.record(slug(), words(540)).optional(),
				hints: z.array(words(800)).optional(),
				diagnoses: z.array(words(800)).optional(),
			}),
		)
		.optional(),
	recall: z.record(slug(), z.strictObject({ prompt: words(800), answer: words(1_600) })).optional(),
});

export const SheetMatter = z.strictObject({ title: words(130), summary: words(320) });

/** `title` is the text alternative, the others are labels. */
export const FigureWords = z.partialRecord(z.enum(LANGUAGE_CODES), z.record(z.string(), words(200)));

export type CourseMatter = z.infer<typeof CourseMatter>;
export type CourseTranslationMatter = z.infer<typeof CourseTranslationMatter>;
export type QuestionMatter = z.infer<typeof QuestionMatter>;
export type LessonMatter = z.infer<typeof LessonMatter>;
export type FigureWords = z.infer<typeof FigureWords>;
export type SheetMatter = z.infer<typeof SheetMatter>;
export type LessonTranslationMatter = z.infer<typeof LessonTranslationMatter>;

function slug() {
	return z
		.string()
		.max(60)
		.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be lower-case ASCII with hyphens");
}

function moduleKey() {
	return z.string().regex(/^\d\d-[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be two digits and a slug, such as 01-the-numbers");
}

function words(limit: number) {
	return z
		.string()
		.min(1, "is empty")
		.max(limit, `is longer than ${limit} characters`)
		.refine((text) => text.trim() === text, "begins or ends with a space");
}

function sixOutcomes(limit: number) {
	return z.array(words(limit)).length(6, "must be six");
}

function options() {
	return z.array(Option).min(2, "needs two or more options").max(10).refine(haveUniqueIds, "has an id twice");
}

function countCorrect(all: { correct: boolean }[]): number {
	return all.filter((option) => option.correct).length;
}

function haveUniqueIds(all: { id: string }[]): boolean {
	return new Set(all.map((one) => one.id)).size === all.length;
}
