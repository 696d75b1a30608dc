import { z } from "zod";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import {
	LONGEST_MINUTES,
	LONGEST_QUESTION,
	LONGEST_TAG,
	MOST_DRAW_ROWS,
	MOST_QUESTIONS,
} from "../parts/question-schemas";
import { QUESTION_TYPES } from "./question-typing";

const key = errorKeys<"quiz-editor">();

/** Room for a draft that is longer than what can be published. */
const ROOM = 2;
const draftText = (most: number) =>
	z
		.string()
		.max(most * ROOM)
		.default("");
const shortText = () => z.string().max(60).default("");

const id = () =>
	z
		.string()
		.max(60)
		.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const rows = <S extends z.ZodType>(row: S) => z.array(row).max(20).default([]);
/** One ticked box is a text, several are a list. */
const ticked = z
	.union([id(), z.array(id()).max(20)])
	.optional()
	.transform((given) => (given === undefined ? [] : [given].flat()));

/** A question as typed, kept whatever it is and checked when it is published. */
export const WriteQuestionForm = z.strictObject({
	intent: z.literal("write"),
	lang: z.enum(LANGUAGE_CODES),
	question: id(),
	seen: z.string().max(40),
	/** The page saves by itself and stays where it is. */
	live: z.literal("yes").optional(),
	/** A row that a button adds, moves or takes away. */
	row: z.string().max(30).optional(),
	/** A typical wrong result to add: one that was counted and that nothing explains yet. */
	addDiagnosis: z.string().max(LONGEST_QUESTION.calculation).optional(),
	type: z.enum(QUESTION_TYPES),
	/** Without script: another type, and that options may go with it. */
	nextType: z.enum(QUESTION_TYPES).optional(),
	mayDrop: z.literal("yes").optional(),
	prompt: draftText(LONGEST_QUESTION.prompt),
	explanation: draftText(LONGEST_QUESTION.explanation),
	hints: rows(draftText(LONGEST_QUESTION.hints)),
	options: rows(
		z.strictObject({
			id: id(),
			text: draftText(LONGEST_QUESTION.options),
			feedback: draftText(LONGEST_QUESTION.feedback),
		}),
	),
	right: ticked,
	truth: z.enum(["true", "false"]).default("true"),
	answer: draftText(LONGEST_QUESTION.calculation),
	tolerance: shortText(),
	unit: shortText(),
	variables: rows(z.strictObject({ name: shortText(), from: shortText(), to: shortText(), step: shortText() })),
	diagnoses: rows(
		z.strictObject({
			answer: draftText(LONGEST_QUESTION.calculation),
			text: draftText(LONGEST_QUESTION.diagnoses),
		}),
	),
	pairs: rows(
		z.strictObject({
			item: id(),
			itemText: draftText(LONGEST_QUESTION.pairs),
			match: id(),
			matchText: draftText(LONGEST_QUESTION.pairs),
		}),
	),
	decoys: rows(z.strictObject({ id: id(), text: draftText(LONGEST_QUESTION.pairs) })),
	accepted: rows(
		z.strictObject({
			text: draftText(LONGEST_QUESTION.accepted),
			language: z.union([z.enum(LANGUAGE_CODES), z.literal("")]).default(""),
		}),
	),
	tags: z.string().max(300).default(""),
	inBank: z.literal("yes").optional(),
});
export type WrittenQuestion = z.output<typeof WriteQuestionForm>;

const place = z.coerce.number().int().min(0).max(99);
const lang = z.enum(LANGUAGE_CODES).default("en");
const live = z.literal("yes").optional();

/** What is done with a whole question. */
export const QuestionDeedForm = z.discriminatedUnion("intent", [
	z.strictObject({ intent: z.literal("add"), lang, type: z.enum(QUESTION_TYPES) }),
	z.strictObject({ intent: z.literal("duplicate"), lang, question: id() }),
	z.strictObject({ intent: z.literal("move"), lang, live, question: id(), to: place }),
	z.strictObject({ intent: z.literal("retire"), lang, question: id() }),
	z.strictObject({ intent: z.literal("restore"), lang, question: id() }),
]);

export const RulesForm = z.strictObject({
	intent: z.literal("rules"),
	lang,
	passPercent: z.coerce
		.number(key("errors.pass"))
		.int(key("errors.pass"))
		.min(1, key("errors.pass"))
		.max(100, key("errors.pass")),
	maxAttempts: z.coerce
		.number(key("errors.attempts"))
		.int(key("errors.attempts"))
		.min(0, key("errors.attempts"))
		.max(20, key("errors.attempts")),
	/** Empty for none. */
	minutes: z
		.union([z.literal(""), z.coerce.number().int().min(1).max(LONGEST_MINUTES)], key("errors.minutes"))
		.default("")
		.transform((minutes) => (minutes === "" ? null : minutes)),
});

/** What an attempt draws of the bank; a row without a number goes. */
export const DrawForm = z.strictObject({
	intent: z.literal("draw"),
	lang,
	rows: z
		.array(
			z.strictObject({
				count: z
					.union([z.literal(""), z.coerce.number().int().min(0).max(MOST_QUESTIONS)], key("errors.drawCount"))
					.default(""),
				tag: z.string().max(LONGEST_TAG).default(""),
			}),
		)
		.max(MOST_DRAW_ROWS + 1)
		.default([]),
});

/** A question of another lesson of the course, copied to this one or moved here. */
export const TakeForm = z.strictObject({
	intent: z.literal("take"),
	lang,
	how: z.enum(["copy", "move"]),
	from: id(),
	question: id(),
});
