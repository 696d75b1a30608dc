import { z } from "zod";
import { ProgressShape, toApiProgress } from "#app/features/learning/enrollment/progress/progress-shape.ts";
import type { QuestionFeedback } from "./quiz-grading";

const count = z.int().min(0);
const percent = z.int().min(0).max(100);
const answer = z.union([z.string(), z.array(z.string()), z.boolean(), z.number()]);

/** How near an answer to "choose all" comes. */
export const FoundOptionsShape = z.object({
	right: z.int().min(0),
	wrong: z.int().min(0),
	total: z.int().positive(),
});

/** `found` only for a wrong multiple choice. The other two are null until passed, unless answered right. */
export const QuestionFeedbackShape = z.object({
	key: z.string(),
	correct: z.boolean(),
	notes: z.array(z.string()),
	found: FoundOptionsShape.nullable(),
	correctAnswer: answer.nullable(),
	explanation: z.string().nullable(),
});

/** `attemptsLeft` is null without a limit. */
export const AttemptShape = ProgressShape.extend({
	id: z.string(),
	number: z.int().positive(),
	score: percent,
	passed: z.boolean(),
	submittedAt: z.iso.datetime(),
	attemptsLeft: count.nullable(),
	feedback: z.array(QuestionFeedbackShape),
});
export type AttemptShape = z.infer<typeof AttemptShape>;

type Graded = Parameters<typeof toApiProgress>[0] & {
	attempt: { id: string; number: number; score: number; passed: boolean; submittedAt: Date };
	attemptsLeft: number | null;
	feedback: QuestionFeedback[];
};

export function toApiAttempt({ attempt, attemptsLeft, feedback, ...progress }: Graded): AttemptShape {
	const { id, number, score, passed, submittedAt } = attempt;
	const graded = { id, number, score, passed, submittedAt: submittedAt.toISOString(), attemptsLeft, feedback };
	return { ...graded, ...toApiProgress(progress) };
}
