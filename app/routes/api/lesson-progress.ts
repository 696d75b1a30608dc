import { toApiProgress } from "#app/features/learning/enrollment/progress/progress-shape.ts";
import { listLessonWork, recordProgress } from "#app/features/learning/enrollment/progress/record-progress.server.ts";
import { refusedToLearn } from "#app/features/learning/enrollment/refused-to-learn.server.ts";
import { ProgressInput } from "#app/features/learning/enrollment/schemas.ts";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { userOfSession } from "#app/features/people/auth/session/viewer.server.ts";
import { apiError } from "#app/shared/api/api-error.server.ts";
import { translatedFields } from "#app/shared/api/api-fields.server.ts";
import { readId } from "#app/shared/ids.ts";

/** 200: lesson and enrollment; 400 with fields, 401, 403 without enrollment, 404. */
export const action = guarded(anyUser, {
	read: async ({ params, db, viewer }) => {
		const lessonId = readId(params.lessonId);
		if (lessonId === null) return null;
		return { lessonId, work: await listLessonWork(db, { userId: userOfSession(viewer.session), lessonId }) };
	},
	handle: async ({ context, db, request, user, found }) => {
		if (!found) return apiError("notFound");
		const input = ProgressInput.safeParse(await request.json());
		if (!input.success)
			return apiError("badRequest", { fields: await translatedFields(context, "lesson", input.error) });

		const { lessonId, work } = found;
		const outcome = await recordProgress(db, { user, lessonId, progress: input.data, now: new Date(), found: work });
		if (outcome.ok) context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, outcome.jobId));
		if (outcome.ok) return Response.json(toApiProgress(outcome));
		return refusedToLearn(context, outcome, user);
	},
});
