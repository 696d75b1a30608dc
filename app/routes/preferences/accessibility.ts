import { parsePreferences } from "#app/features/accessibility/preferences.ts";
import { keepChoice } from "#app/features/account/preferences/keep-choice.server.ts";
import { anyUser, guarded } from "#app/features/auth/access.server.ts";
import { resource } from "#app/shared/pages/page.ts";

export const handle = resource({ maxBodyKb: 4 });

/** Keeps the accessibility preferences of whoever is signed in with their account, as the device has them. */
export const action = guarded(anyUser, async ({ context, request }) => {
	const stored = (await request.formData()).get("preferences");
	await keepChoice(context, { accessibility: parsePreferences(typeof stored === "string" ? stored : null) });
	return new Response(null, { status: 204 });
});
