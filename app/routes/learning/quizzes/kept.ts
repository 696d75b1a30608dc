import { toLessonId } from "#app/features/learning/enrollment/access/lesson-id.ts";
import { keepDeviceWork } from "#app/features/learning/quizzes/draft/keep-device-work.server.ts";
import { KeptInput } from "#app/features/learning/quizzes/schemas.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { apiError } from "#app/shared/api/api-error.server.ts";

/**
 * Takes what a device has kept in a lesson and what has no page of its own (docs/patterns/device-queue.md): how a recall
 * question went, the answers of a quiz that is not handed in. `saved` is false for what came too late to count.
 */
export const action = guarded(anyUser, async ({ db, params, request, user }) => {
	const lessonId = toLessonId(params.lessonId);
	const input = KeptInput.safeParse(Object.fromEntries(await request.formData()));
	if (lessonId === null) return apiError("notFound");
	if (!input.success) return apiError("badRequest");

	const saved = await keepDeviceWork(db, { userId: user.id, lessonId, work: input.data, now: new Date() });
	return Response.json({ saved });
});
