import { recordProgress } from "#app/features/learning/enrollment/face.server.ts";
import {
	beginSitting,
	type HandInOutcome,
	handInForm,
	handInStatements,
	saveRecallAnswer,
} from "#app/features/learning/quizzes/face.server.ts";
import { RecallInput } from "#app/features/learning/quizzes/schemas.ts";
import { type CurrentUser, userOfSession, type Viewer } from "#app/features/people/auth/face.server.ts";
import { readId } from "#app/shared/ids.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";

type LessonWorkQuery = { lessonId: string | undefined; viewer: Viewer; language: Language };
export type LessonWork = NonNullable<Awaited<ReturnType<typeof readLessonWork>>>;

/** One batch; null when the URL has no lesson id. */
export async function readLessonWork(db: Database, { lessonId: text, viewer, language }: LessonWorkQuery) {
	const lessonId = readId(text);
	if (lessonId === null) return null;
	const work = handInStatements(db, { userId: userOfSession(viewer.session), lessonId, language });
	return { lessonId, language, work: await inBatch(db, work) };
}

type Input = { found: LessonWork; user: CurrentUser; form: FormData; now: Date };
type WrongForm = Omit<Extract<HandInOutcome, { reason: "formWrong" }>, "ok" | "reason"> & {
	/** The lesson asks other questions by now than were answered. */
	isChanged?: boolean;
};
/** `leadsTo`: where to redirect. `jobId`: the certificate job of a completed course. */
type Outcome = { ok: true; leadsTo: string; jobId?: string | undefined } | ({ ok: false } & WrongForm);

/** Handles "Mark as done", answers, the begin of a quiz with a time limit, and recall results. Redirects a reader who may not learn. */
export async function answerLessonForm(db: Database, { found, user, form, now }: Input): Promise<Outcome> {
	const { lessonId, language, work } = found;
	const here = `/lessons/${lessonId}`;

	if (form.get("_intent") === "attempt") {
		const outcome = await handInForm(db, { user, lessonId, form, language, now, found: work });
		if (outcome.ok) {
			return { ok: true, leadsTo: `${here}?attempt=${outcome.attemptId}#result`, jobId: outcome.jobId };
		}
		if (outcome.reason === "figuresChanged") return { ok: true, leadsTo: `${here}?figures=changed#questions` };
		if (outcome.reason === "notBegun") return { ok: true, leadsTo: `${here}?clock=begin#questions` };
		if (outcome.reason === "formWrong") return { ok: false, errors: outcome.errors, values: outcome.values };
		if (outcome.reason === "questionsChanged") {
			return { ok: false, errors: {}, values: outcome.values, isChanged: true };
		}
		return { ok: true, leadsTo: `${here}#questions` };
	}
	if (form.get("_intent") === "begin") {
		await beginSitting(db, { lessonId, now, found: work });
		return { ok: true, leadsTo: `${here}?again=1#questions` };
	}
	if (form.get("_intent") === "recall") {
		const answer = RecallInput.safeParse(Object.fromEntries(form));
		if (!answer.success) return { ok: true, leadsTo: here };
		await saveRecallAnswer(db, { userId: user.id, lessonId, ...answer.data, now });
		return { ok: true, leadsTo: `${here}#recall-${encodeURIComponent(answer.data.key)}` };
	}
	if (form.get("_intent") !== "done") return { ok: false, errors: {}, values: {} };
	const outcome = await recordProgress(db, { user, lessonId, progress: { completed: true }, now, found: work });
	return outcome.ok ? { ok: true, leadsTo: `${here}#end`, jobId: outcome.jobId } : { ok: true, leadsTo: here };
}
