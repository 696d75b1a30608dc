import type { UserId } from "#app/features/people/auth/face.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { listQuestions } from "../attempt/quiz-attempts.repository.server";
import { type AttemptWork, attemptStatements, submitAttempt } from "../attempt/submit-attempt.server";
import { type ParsedQuizForm, readQuizForm } from "../read-quiz-form";

type Input = {
	user: { id: number; timeZone: string };
	lessonId: number;
	form: FormData;
	language: Language;
	now: Date;
	/** What `handInStatements` have brought, for this user. */
	found: AttemptWork & { asked: Awaited<ReturnType<typeof listQuestions>> };
};
export type HandInOutcome =
	| { ok: true; attemptId: string; jobId: string | undefined }
	| { ok: false; reason: "formWrong"; errors: ParsedQuizForm["errors"]; values: ParsedQuizForm["values"] }
	| { ok: false; reason: "refused" | "figuresChanged" };

/** Stores nothing unless every answer can be parsed. `_attempt`: the attempt whose figures were shown. */
export async function handInForm(db: Database, { form, ...input }: Input): Promise<HandInOutcome> {
	const { answers, errors, values } = readQuizForm(input.found.asked, form, input.language);
	if (Object.keys(errors).length > 0) return { ok: false, reason: "formWrong", errors, values };

	const number = Number(form.get("_attempt")) || undefined;
	const outcome = await submitAttempt(db, { ...input, answers, number });
	if (outcome.ok) return { ok: true, attemptId: outcome.attempt.id, jobId: outcome.jobId };
	return { ok: false, reason: outcome.reason === "figuresChanged" ? outcome.reason : "refused" };
}

/** Rows for parsing and grading the form; sent with the session query. */
export function handInStatements(db: Database, input: { userId: UserId; lessonId: number; language: Language }) {
	return { ...attemptStatements(db, input), asked: listQuestions(db, input) };
}
