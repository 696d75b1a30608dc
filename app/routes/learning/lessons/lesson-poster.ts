import { findLessonClip } from "#app/features/learning/lessons/media/find-lesson-clip.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { mediaResponse } from "#app/shared/media-response.server.ts";

export const loader = guarded(everyone, async ({ context, params, request, user }) => {
	const clip = await findLessonClip(context.db, { lessonId: params.lessonId, user, now: new Date() });
	if (!clip.ok) return new Response(null, { status: clip.status });
	const { poster, darkPoster } = clip.keys;
	if (new URL(request.url).searchParams.get("theme") === "dark") {
		const dark = await mediaResponse({ bucket: context.env.MEDIA, key: darkPoster, request });
		if (dark.status !== 404) return dark;
	}
	return mediaResponse({ bucket: context.env.MEDIA, key: poster, request });
});
