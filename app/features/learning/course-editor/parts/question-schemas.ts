import { z } from "zod";
import { hasVisibleSign } from "#app/shared/text/invisible-characters.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";

/*
 * What questions must be to be published. `QuestionFacts` is strict: what it lets through can be asked and marked.
 * Whether facts and words fit together is checked by `questionProblems`.
 */

/** In characters, of English; translations may be a third longer. */
export const LONGEST_QUESTION = {
	prompt: 1_500,
	explanation: 1_500,
	options: 400,
	feedback: 600,
	hints: 600,
	diagnoses: 600,
	unit: 20,
	calculation: 1_000,
	pairs: 200,
	accepted: 200,
};
export const MOST_QUESTIONS = 50;
export const MOST_TAGS = 5;
export const LONGEST_TAG = 30;
export const MOST_DRAW_ROWS = 10;
export const LONGEST_MINUTES = 240;

const questionKey = z
	.string()
	.max(60)
	.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

const variable = z
	.strictObject({
		between: z.tuple([z.number(), z.number()]),
		step: z.number().positive(),
		ofLesson: z.literal(true).optional(),
	})
	.refine(({ between: [from, to] }) => from < to, "range");
const variables = z
	.record(
		z
			.string()
			.max(30)
			.regex(/^[a-z][a-zA-Z0-9]*$/),
		variable,
	)
	.optional();

const calculation = z.union([z.number(), z.string().min(1).max(LONGEST_QUESTION.calculation)]);
const ids = (least: number) =>
	z
		.array(questionKey)
		.min(least)
		.max(10)
		.refine((all) => new Set(all).size === all.length, "twice");

const AnswerKeyFacts = z.discriminatedUnion("type", [
	z.strictObject({ type: z.literal("single"), option: questionKey, variables }),
	z.strictObject({ type: z.literal("multiple"), options: ids(1), variables }),
	z.strictObject({ type: z.literal("trueFalse"), value: z.boolean(), variables }),
	z.strictObject({
		type: z.literal("number"),
		value: calculation,
		tolerance: z.number().min(0),
		unit: z.string().max(LONGEST_QUESTION.unit),
		diagnoses: z.array(calculation).max(8).optional(),
		variables,
	}),
	z.strictObject({ type: z.literal("ordering"), order: ids(2), variables }),
	z
		.strictObject({ type: z.literal("matching"), items: ids(2), matches: ids(2), variables })
		.refine(
			({ items, matches }) => items.length === matches.length && !items.some((one) => matches.includes(one)),
			"pairs",
		),
	z.strictObject({
		type: z.literal("shortText"),
		accepted: z
			.array(
				z.strictObject({
					text: z
						.string()
						.max(LONGEST_QUESTION.accepted)
						.refine((text) => hasVisibleSign(text.replaceAll("*", "")), "pattern"),
					language: z.enum(LANGUAGE_CODES).optional(),
				}),
			)
			.min(1)
			.max(20),
		variables,
	}),
]);

export const TagShape = z
	.string()
	.max(LONGEST_TAG)
	.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

export const QuestionFacts = z.strictObject({
	key: questionKey,
	answerKey: AnswerKeyFacts,
	source: z.string().max(200).nullable().optional(),
	tags: z
		.array(TagShape)
		.min(1)
		.max(MOST_TAGS)
		.refine((all) => new Set(all).size === all.length, "twice")
		.optional(),
	/** Asked only when an attempt draws it. */
	inBank: z.literal(true).optional(),
});

/** What an attempt draws of the bank: so many questions of a tag, or of all without one. */
export const DrawShape = z
	.array(z.strictObject({ count: z.int().min(1).max(MOST_QUESTIONS), tag: TagShape.optional() }))
	.min(1)
	.max(MOST_DRAW_ROWS);

export const QuestionList = z
	.array(QuestionFacts)
	.min(1)
	.max(MOST_QUESTIONS)
	.refine((all) => new Set(all.map(({ key }) => key)).size === all.length, "twice");

const words = z.string().max(4_000);

/** Shape only: words of a question that the lesson asks no more may be anything. */
export const QuestionWordsShape = z.record(
	questionKey,
	z.strictObject({
		prompt: words,
		choices: z.array(z.strictObject({ id: questionKey, text: words })).max(20),
		explanation: words,
		feedback: z.record(questionKey, words),
		hints: z.array(words).max(10),
		diagnoses: z.array(words).max(10),
	}),
);
