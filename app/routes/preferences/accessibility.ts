import { parsePreferences } from "../../features/accessibility/preferences";
import { keepChoice } from "../../features/account/preferences/keep-choice.server";
import { anyUser, guarded } from "../../features/auth/access.server";
import { resource } from "../../shared/pages/page";

export const handle = resource({ maxBodyKb: 4 });

/** Keeps the accessibility preferences of whoever is signed in with their account, as the device has them. */
export const action = guarded(anyUser, async ({ context, request }) => {
	const stored = (await request.formData()).get("preferences");
	await keepChoice(context, { accessibility: parsePreferences(typeof stored === "string" ? stored : null) });
	return new Response(null, { status: 204 });
});
