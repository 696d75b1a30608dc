import { moveReadPosition } from "#app/features/community/forum/reading/move-read-position.server.ts";
import { ReadForm } from "#app/features/community/forum/writing/schemas.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { apiError, badForm } from "#app/shared/api/api-error.server.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { readId } from "#app/shared/ids.ts";
import { resource } from "#app/shared/pages/page.ts";

export const handle = resource({ maxBodyKb: 1 });

/** How far somebody has read a topic. It only moves forward. */
export const action = guarded(anyUser, async ({ db, request, params, user }) => {
	const topicId = readId(params.topicId);
	const form = parseForm(await request.formData(), ReadForm);
	if (form.status !== "success") throw badForm();
	const isMoved = topicId !== null && (await moveReadPosition(db, { user, topicId, ...form.value, now: new Date() }));
	return isMoved ? new Response(null, { status: 204 }) : apiError("notFound");
});
