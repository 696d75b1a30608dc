import { z } from "zod";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { askedQuestions } from "../attempt/asked-questions";
import { listQuestions } from "../attempt/quiz-attempts.repository.server";
import { type AttemptWork, attemptStatements, submitAttempt } from "../attempt/submit-attempt.server";
import { type ParsedQuizForm, readQuizForm } from "../read-quiz-form";
import { sittingState } from "../sitting/sitting-state";
import { hasOtherQuestions } from "../versions/has-other-questions.server";

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
	| { ok: false; reason: "questionsChanged"; values: ParsedQuizForm["values"] }
	| { ok: false; reason: "refused" | "figuresChanged" | "notBegun" };

/**
 * Stores nothing unless every answer can be parsed or the time is up. `_attempt`: the attempt whose questions and figures
 * were shown; `_version`: the version whose questions were shown. `values` hold what was typed, where the question still
 * exists.
 */
export async function handInForm(db: Database, { form, ...input }: Input): Promise<HandInOutcome> {
	const { found, lessonId, language, now } = input;
	const [[task], [enrollment], [standing], [sitting = null]] = [
		found.task,
		found.enrollment,
		found.standing,
		found.sitting,
	];
	const sent = z.coerce.number().int().positive().safeParse(form.get("_attempt")).data;
	const number = sent ?? (standing?.number ?? 0) + 1;
	const place = { enrollmentId: enrollment?.id ?? 0, lessonId, number };
	const questions = askedQuestions({ questions: found.asked, draw: task?.draw ?? null }, place);
	const { answers, errors, values } = readQuizForm(questions, form, language);
	const seen = String(form.get("_version") ?? "");
	const current = found.version[0]?.versionId ?? null;
	if (await hasOtherQuestions(db, { lessonId, seen, current }))
		return { ok: false, reason: "questionsChanged", values };
	const state = sittingState({ timeLimitMinutes: task?.timeLimitMinutes ?? null, sitting, number, now });
	const timeIsUp = form.get("_time") === "up" || state === "ended" || state === "late";
	// Without a running clock, incomplete answers are no mistake to mend.
	const mayBePart = state === "notBegun" || (timeIsUp && state !== "untimed");
	if (!mayBePart && Object.keys(errors).length > 0) return { ok: false, reason: "formWrong", errors, values };

	const outcome = await submitAttempt(db, {
		...input,
		answers,
		number: sent,
		timeIsUp,
		versionId: current ?? undefined,
	});
	if (outcome.ok) return { ok: true, attemptId: outcome.attempt.id, jobId: outcome.jobId };
	const { reason } = outcome;
	if (reason === "questionsChanged") return { ok: false, reason, values };
	return { ok: false, reason: reason === "figuresChanged" || reason === "notBegun" ? reason : "refused" };
}

/** Rows for parsing and grading the form; sent with the session query. */
export function handInStatements(db: Database, input: { userId: UserId; lessonId: number; language: Language }) {
	return { ...attemptStatements(db, input), asked: listQuestions(db, input) };
}
