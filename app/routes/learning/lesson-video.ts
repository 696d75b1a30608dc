import { everyone, guarded } from "../../features/auth/access.server";
import { findLessonClip } from "../../features/learning/media/find-lesson-clip.server";
import { mediaResponse } from "../../shared/media-response.server";

/** The clip of a lesson, whole or in ranges, for whoever may read the lesson; 403 or 404 otherwise. */
export const loader = guarded(everyone, async ({ context, params, request, user }) => {
	const clip = await findLessonClip(context.db, { lessonId: params.lessonId, user, now: new Date() });
	if (!clip.ok) return new Response(null, { status: clip.status });
	return mediaResponse({ bucket: context.env.MEDIA, key: clip.keys.video, request });
});
