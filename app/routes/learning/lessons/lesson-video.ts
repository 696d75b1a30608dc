import { findLessonClip } from "#app/features/learning/lessons/media/find-lesson-clip.server.ts";
import { sendFilm } from "#app/features/learning/lessons/media/send-clip.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";

export const loader = guarded(everyone, async ({ context, params, request, user }) => {
	const found = await findLessonClip(context.db, { lessonId: params.lessonId, user, now: new Date() });
	if (!found.ok) return new Response(null, { status: found.status });
	return sendFilm(found.clip, { bucket: context.env.MEDIA, request });
});
