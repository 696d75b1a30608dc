import { findLessonClip } from "#app/features/learning/lessons/media/find-lesson-clip.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { mediaResponse } from "#app/shared/media-response.server.ts";

export const loader = guarded(everyone, async ({ context, params, request, user }) => {
	const found = await findLessonClip(context.db, { lessonId: params.lessonId, user, now: new Date() });
	if (!found.ok) return new Response(null, { status: found.status });
	const { shipped } = found.clip.keys;
	if (!shipped) return new Response(null, { status: 404 });
	if (new URL(request.url).searchParams.get("theme") === "dark") {
		const dark = await mediaResponse({ bucket: context.env.MEDIA, key: shipped.darkPoster, request });
		if (dark.status !== 404) return dark;
	}
	return mediaResponse({ bucket: context.env.MEDIA, key: shipped.poster, request });
});
