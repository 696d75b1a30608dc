import { refusedToLearn } from "#app/features/learning/enrollment/refused-to-learn.server.ts";
import { toApiAttempt } from "#app/features/learning/quizzes/attempt/attempt-shape.ts";
import { attemptStatements, submitAttempt } from "#app/features/learning/quizzes/attempt/submit-attempt.server.ts";
import { AttemptInput, parseActionKey } from "#app/features/learning/quizzes/schemas.ts";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { userOfSession } from "#app/features/people/auth/session/viewer.server.ts";
import { apiError } from "#app/shared/api/api-error.server.ts";
import { translatedFields } from "#app/shared/api/api-fields.server.ts";
import { IDEMPOTENCY_KEY } from "#app/shared/device-queue/queue-headers.ts";
import { readId } from "#app/shared/ids.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { inBatch } from "#db/in-batch.server.ts";

/** Idempotent by `Idempotency-Key`. 201 with feedback; 400 with fields, 401, 403, 404, 409 without attempts left. */
export const action = guarded(anyUser, {
	read: async ({ context, params, db, viewer }) => {
		const lessonId = readId(params.lessonId);
		if (lessonId === null) return null;
		const language = await context.language;
		const work = attemptStatements(db, { userId: userOfSession(viewer.session), lessonId, language });
		return { lessonId, language, work: await inBatch(db, work) };
	},
	handle: async ({ context, db, request, user, found }) => {
		if (!found) return apiError("notFound");
		const { lessonId, language, work } = found;
		const input = AttemptInput.safeParse(await request.json());
		if (!input.success)
			return apiError("badRequest", { fields: await translatedFields(context, "lesson", input.error) });

		const clientKey = parseActionKey(request.headers.get(IDEMPOTENCY_KEY));
		const { version: versionId, ...answered } = input.data;
		const asked = { ...answered, versionId, clientKey, language, now: new Date() };
		const outcome = await submitAttempt(db, { user, lessonId, ...asked, found: work });
		if (outcome.ok) context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, outcome.jobId));
		if (outcome.ok) return Response.json(toApiAttempt(outcome), { status: 201 });

		const t = getFixedT(language, "lesson") as (key: string) => string;
		switch (outcome.reason) {
			case "noAttemptsLeft":
				return apiError("conflict", { message: t("quiz.noneLeft") });
			case "figuresChanged":
				return apiError("conflict", { message: t("quiz.figuresChanged") });
			case "notBegun":
				return apiError("conflict", { message: t("quiz.clock.notBegun") });
			case "questionsChanged":
				return apiError("conflict", { message: t("quiz.questionsChanged") });
			case "answersWrong": {
				const fields = Object.entries(outcome.fields).map(([key, message]) => [key, t(message)]);
				return apiError("badRequest", { fields: Object.fromEntries(fields) });
			}
			default:
				return refusedToLearn(context, { ...outcome, reason: outcome.reason }, user);
		}
	},
});
