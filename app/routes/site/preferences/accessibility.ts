import { saveChoice } from "#app/features/people/account/preferences/keep-choice.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { parsePreferences } from "#app/features/site/accessibility/preferences.ts";
import { resource } from "#app/shared/pages/page.ts";

export const handle = resource({ maxBodyKb: 4 });

export const action = guarded(anyUser, async ({ context, request }) => {
	const stored = (await request.formData()).get("preferences");
	await saveChoice(context, { accessibility: parsePreferences(typeof stored === "string" ? stored : null) });
	return new Response(null, { status: 204 });
});
