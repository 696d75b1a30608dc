import { isModerator } from "#app/features/community/forum/moderators.ts";
import { readOrigin } from "#app/features/community/forum/origin/topic-origin.ts";
import { topicsUnder } from "#app/features/community/forum/origin/topics-under.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { apiError } from "#app/shared/api/api-error.server.ts";
import { isLanguage } from "#app/shared/words/languages.ts";

/** Topics that were started from a page, as `{ topics, hasMore }`: its box asks when it comes into sight. */
export const loader = guarded(everyone, async ({ context, db, request, user }) => {
	const { searchParams } = new URL(request.url);
	const origin = readOrigin(searchParams);
	if (!origin) return apiError("notFound");
	const asked = searchParams.get("language") ?? "";
	const found = await topicsUnder(db, {
		origin,
		reader: { userId: user?.id ?? null, isModerator: isModerator(user) },
		language: isLanguage(asked) ? asked : await context.language,
		timeZone: user?.timeZone ?? context.timeZone,
		now: new Date(),
	});
	return Response.json(found, { headers: { "Cache-Control": "private, no-store" } });
});
