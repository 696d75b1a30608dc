import { findLessonClip } from "#app/features/learning/lessons/media/find-lesson-clip.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { mediaResponse } from "#app/shared/media-response.server.ts";
import { isLanguage } from "#app/shared/words/languages.ts";

export const loader = guarded(everyone, async ({ context, params, request, user }) => {
	const { lessonId, language } = params;
	const clip = await findLessonClip(context.db, { lessonId, user, now: new Date() });
	if (!clip.ok) return new Response(null, { status: clip.status });
	if (!isLanguage(language) || !clip.video.captions.includes(language)) return new Response(null, { status: 404 });
	const keys = new URL(request.url).searchParams.has("chapters") ? clip.keys.chapters : clip.keys.captions;
	return mediaResponse({ bucket: context.env.MEDIA, key: keys(language), request });
});
