import { redirect } from "@remix-run/cloudflare";
import { saveChoice } from "#app/features/people/account/preferences/keep-choice.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { apiError } from "#app/shared/api/api-error.server.ts";
import { safeRedirect } from "#app/shared/request/safe-redirect.ts";
import { languageCookie } from "#app/shared/words/i18n.server.ts";
import { isLanguage } from "#app/shared/words/languages.ts";

// Forms stay on their page when the request fails.
export { clientAction } from "#app/features/site/error-pages/preserved-form.ts";

export const action = guarded(everyone, async ({ context, request }) => {
	const form = await request.formData();
	const language = form.get("language");
	if (!isLanguage(language)) throw apiError("badRequest");

	await saveChoice(context, { language });
	const goTo = safeRedirect(form.get("returnTo"), { language, guestPages: true }) ?? "/";
	return redirect(goTo, { headers: { "Set-Cookie": languageCookie(language) } });
});
