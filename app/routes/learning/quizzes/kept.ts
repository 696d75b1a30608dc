import { saveDeviceWork } from "#app/features/learning/quizzes/draft/keep-device-work.server.ts";
import { DeviceWorkInput } from "#app/features/learning/quizzes/schemas.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { apiError } from "#app/shared/api/api-error.server.ts";
import { readId } from "#app/shared/ids.ts";

/** Queued actions without a page of their own (docs/patterns/device-queue.md). `saved` is false when too late. */
export const action = guarded(anyUser, async ({ db, params, request, user }) => {
	const lessonId = readId(params.lessonId);
	const input = DeviceWorkInput.safeParse(Object.fromEntries(await request.formData()));
	if (lessonId === null) return apiError("notFound");
	if (!input.success) return apiError("badRequest");

	const saved = await saveDeviceWork(db, { userId: user.id, lessonId, work: input.data, now: new Date() });
	return Response.json({ saved });
});
