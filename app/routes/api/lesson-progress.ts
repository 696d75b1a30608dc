import { anyUser, guarded } from "../../features/auth/access.server";
import { refusedToLearn } from "../../features/learning/enrollment/refused-to-learn.server";
import { toLessonId } from "../../features/learning/lesson/lesson-id";
import { toApiProgress } from "../../features/learning/lesson/lesson-shape";
import { recordProgress } from "../../features/learning/progress/record-progress.server";
import { ProgressInput } from "../../features/learning/schemas";
import { apiError } from "../../shared/api-error.server";
import { translatedFields } from "../../shared/api-fields.server";

/** 200 the lesson and the enrollment with what is left of it; 400 with fields, 401, 403 without an enrollment, 404. */
export const action = guarded(anyUser, async ({ context, params, request, user }) => {
	const lessonId = toLessonId(params.lessonId);
	if (lessonId === null) return apiError("notFound");
	const input = ProgressInput.safeParse(await request.json());
	if (!input.success) return apiError("badRequest", { fields: await translatedFields(context, "lesson", input.error) });

	const outcome = await recordProgress(context.db, { user, lessonId, progress: input.data, now: new Date() });
	if (outcome.ok) return Response.json(toApiProgress(outcome));
	return refusedToLearn(context, outcome.reason);
});
