import { anyUser, guarded } from "../../features/auth/access.server";
import { userOfSession } from "../../features/auth/session/viewer.server";
import { nudgeJob } from "../../features/jobs/enqueue.server";
import { refusedToLearn } from "../../features/learning/enrollment/refused-to-learn.server";
import { toLessonId } from "../../features/learning/lesson/lesson-id";
import { toApiProgress } from "../../features/learning/lesson/lesson-shape";
import { listLessonWork, recordProgress } from "../../features/learning/progress/record-progress.server";
import { ProgressInput } from "../../features/learning/schemas";
import { apiError } from "../../shared/api/api-error.server";
import { translatedFields } from "../../shared/api/api-fields.server";

/** 200 the lesson and the enrollment with what is left of it; 400 with fields, 401, 403 without an enrollment, 404. */
export const action = guarded(anyUser, {
	read: async ({ params, db, viewer }) => {
		const lessonId = toLessonId(params.lessonId);
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
		return refusedToLearn(context, outcome.reason);
	},
});
