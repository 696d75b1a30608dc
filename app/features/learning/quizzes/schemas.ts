import { z } from "zod";
import type { AnswerKey } from "#db/schema/learning/quizzes.ts";

const MAX_ANSWERS = 100;

const text = z.string({ error: "errors.answerWrong" }).max(200, "errors.answerLong");
const texts = z.array(text, { error: "errors.answerWrong" }).max(100, "errors.answerLong");
const figure = z.number({ error: "errors.answerWrong" });
const yesOrNo = z.boolean({ error: "errors.answerWrong" });

/** `answersTo` decides on the allowed keys and kinds. */
export const AttemptInput = z.strictObject(
	{
		answers: z
			.record(text, z.union([text, texts, yesOrNo, figure], { error: "errors.answerWrong" }), {
				error: "errors.answersMissing",
			})
			.refine((answers) => Object.keys(answers).length <= MAX_ANSWERS, "errors.answersMany"),
		number: z.int({ error: "errors.numberWrong" }).positive("errors.numberWrong").optional(),
		timeIsUp: z.boolean({ error: "errors.fieldsWrong" }).optional(),
		version: z.string({ error: "errors.versionWrong" }).max(100, "errors.versionWrong").optional(),
	},
	{ error: "errors.fieldsWrong" },
);

export const RecallInput = z
	.object({ key: z.string().max(60), knew: z.enum(["yes", "no"]) })
	.transform(({ key, knew }) => ({ key, knew: knew === "yes" }));

const fieldName = z.string().max(200);
const MAX_FIELDS = 1000;

/** Queued on a device: a recall result, or the fields of an unfinished quiz. */
export const DeviceWorkInput = z.discriminatedUnion("kind", [
	z.strictObject({ kind: z.literal("recall"), key: z.string().max(60), knew: z.enum(["yes", "no"]) }),
	z.strictObject({
		kind: z.literal("draft"),
		number: z.coerce.number().int().positive().max(1_000_000),
		savedAt: z.coerce.number().int().min(0).max(8.64e15),
		values: z
			.string()
			.max(60_000)
			.transform((text, context): unknown => {
				try {
					return JSON.parse(text);
				} catch {
					context.addIssue("not JSON");
					return z.NEVER;
				}
			})
			.pipe(
				z
					.record(fieldName, z.array(z.string().max(200)).max(100))
					.refine((values) => Object.keys(values).length <= MAX_FIELDS),
			),
	}),
]);

/** Idempotency key of a queued action; null when invalid. */
export function parseActionKey(header: string | null): string | null {
	return z.uuid().safeParse(header).data ?? null;
}

export type AttemptInput = z.infer<typeof AttemptInput>;

const wrongOrMissing = {
	error: ({ input }: { input?: unknown }) => (input === undefined ? "errors.unanswered" : "errors.answerWrong"),
};
const choice = z.string(wrongOrMissing).trim().min(1, "errors.unanswered").max(200, "errors.answerLong");
const choices = z.array(choice, wrongOrMissing).min(1, "errors.unanswered").max(100, "errors.answerLong");

const ANSWER_KINDS = {
	single: choice,
	multiple: choices,
	ordering: choices,
	/** The matches, in the order of the items. */
	matching: choices,
	shortText: choice,
	trueFalse: z.boolean(wrongOrMissing),
	/** A number, or a figure as typed. */
	number: z.union([figure, choice], wrongOrMissing),
} satisfies Record<AnswerKey["type"], z.ZodType>;

export const AnswerKindsInput = z.object(ANSWER_KINDS);

/** Schema for answers to these questions: no missing, extra or mistyped ones. */
export function answersTo(questions: readonly { key: string; type: AnswerKey["type"] }[]) {
	const shape = Object.fromEntries(questions.map(({ key, type }) => [key, ANSWER_KINDS[type]]));
	return z.strictObject(shape, { error: "errors.questionUnknown" });
}
