import type { Database } from "../../../../db/client.server";
import type { Language } from "../../../shared/languages";
import type { UserId } from "../../auth/session/viewer.server";
import { listQuestions } from "./quiz-attempts.repository.server";
import { type QuizReading, readQuizForm } from "./read-quiz-form";
import { type AttemptWork, attemptStatements, submitAttempt } from "./submit-attempt.server";

type Input = {
	user: { id: number; timeZone: string };
	lessonId: number;
	form: FormData;
	language: Language;
	now: Date;
	/** What `handInStatements` have brought, for this user. */
	found: AttemptWork & { 3: Awaited<ReturnType<typeof listQuestions>> };
};
export type HandInOutcome =
	| { ok: true; attemptId: string }
	| { ok: false; reason: "formWrong"; errors: QuizReading["errors"]; values: QuizReading["values"] }
	| { ok: false; reason: "refused" };

/**
 * Grades the posted form of a quiz or an exercise, once every question has an
 * answer that can be read. Nothing is stored otherwise.
 */
export async function handInForm(db: Database, { form, ...input }: Input): Promise<HandInOutcome> {
	const { answers, errors, values } = readQuizForm(input.found[3], form, input.language);
	if (Object.keys(errors).length > 0) return { ok: false, reason: "formWrong", errors, values };

	const outcome = await submitAttempt(db, { ...input, answers });
	return outcome.ok ? { ok: true, attemptId: outcome.attempt.id } : { ok: false, reason: "refused" };
}

/** What a quiz's form is read and graded with; for the round trip that finds the session. */
export function handInStatements(db: Database, input: { userId: UserId; lessonId: number; language: Language }) {
	return [...attemptStatements(db, input), listQuestions(db, input)] as const;
}
