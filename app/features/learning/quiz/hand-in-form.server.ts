import type { Database } from "../../../../db/client.server";
import type { Language } from "../../../shared/languages";
import { listQuestions } from "./quiz-attempts.repository.server";
import { type QuizReading, readQuizForm } from "./read-quiz-form";
import { submitAttempt } from "./submit-attempt.server";

type Input = {
	user: { id: number; timeZone: string };
	lessonId: number;
	form: FormData;
	language: Language;
	now: Date;
};
export type HandInOutcome =
	| { ok: true; attemptId: string }
	| { ok: false; reason: "formWrong"; errors: QuizReading["errors"]; values: QuizReading["values"] }
	| { ok: false; reason: "refused" | "figuresChanged" };

/**
 * Grades the posted form of a quiz or an exercise, once every question has an
 * answer that can be read. Nothing is stored otherwise. The form says by
 * `_attempt` with which attempt's figures it was shown.
 */
export async function handInForm(db: Database, { form, ...input }: Input): Promise<HandInOutcome> {
	const questions = await listQuestions(db, input);
	const { answers, errors, values } = readQuizForm(questions, form, input.language);
	if (Object.keys(errors).length > 0) return { ok: false, reason: "formWrong", errors, values };

	const number = Number(form.get("_attempt")) || undefined;
	const outcome = await submitAttempt(db, { ...input, answers, number });
	if (outcome.ok) return { ok: true, attemptId: outcome.attempt.id };
	return { ok: false, reason: outcome.reason === "figuresChanged" ? outcome.reason : "refused" };
}
