import { toLessonId } from "#app/features/learning/enrollment/access/lesson-id.ts";
import { saveDraft } from "#app/features/learning/quizzes/draft/quiz-drafts.repository.server.ts";
import { saveRecallAnswer } from "#app/features/learning/quizzes/recall/recall-answers.repository.server.ts";
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

	const now = new Date();
	const place = { userId: user.id, lessonId };
	if (input.data.kind === "recall") {
		const { key, knew } = input.data;
		const saved = await saveRecallAnswer(db, { ...place, key, knew: knew === "yes", now });
		return Response.json({ saved: saved.length > 0 });
	}
	const { number, values, savedAt } = input.data;
	// A clock that is ahead must not win for ever.
	const at = new Date(Math.min(savedAt, now.getTime()));
	const saved = await saveDraft(db, { ...place, number, values, savedAt: at }).returning();
	return Response.json({ saved: saved.length > 0 });
});
