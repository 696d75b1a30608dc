import { findLessonClip } from "#app/features/learning/lessons/media/find-lesson-clip.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { mediaResponse } from "#app/shared/media-response.server.ts";

export const loader = guarded(everyone, async ({ context, params, request, user }) => {
	const clip = await findLessonClip(context.db, { lessonId: params.lessonId, user, now: new Date() });
	if (!clip.ok) return new Response(null, { status: clip.status });
	return mediaResponse({ bucket: context.env.MEDIA, key: clip.keys.video, request });
});
