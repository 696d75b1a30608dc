import { findLessonClip } from "#app/features/learning/lessons/media/find-lesson-clip.server.ts";
import { sendCaptions } from "#app/features/learning/lessons/media/send-clip.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { isLanguage } from "#app/shared/words/languages.ts";

export const loader = guarded(everyone, async ({ context, params, request, user }) => {
	const { lessonId, language } = params;
	if (!isLanguage(language)) return new Response(null, { status: 404 });
	const found = await findLessonClip(context.db, { lessonId, language, user, now: new Date() });
	if (!found.ok) return new Response(null, { status: found.status });
	const isChapters = new URL(request.url).searchParams.has("chapters");
	return sendCaptions(found.clip, { bucket: context.env.MEDIA, request, language, isChapters });
});
