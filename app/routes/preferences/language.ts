import { redirect } from "@remix-run/cloudflare";
import { keepChoice } from "../../features/account/preferences/keep-choice.server";
import { everyone, guarded } from "../../features/auth/access.server";
import { apiError } from "../../shared/api/api-error.server";
import { safeRedirect } from "../../shared/request/safe-redirect";
import { keepLanguage } from "../../shared/words/i18n.server";
import { isLanguage } from "../../shared/words/languages";

// Its forms are sent beside their page, which stays when that fails.
export { clientAction } from "../../features/failures/kept-form";

/** Stores the language and shows the same page in it; a page under a prefix moves to the new one. */
export const action = guarded(everyone, async ({ context, request }) => {
	const form = await request.formData();
	const language = form.get("language");
	if (!isLanguage(language)) throw apiError("badRequest");

	await keepChoice(context, { language });
	const goTo = safeRedirect(form.get("returnTo"), { language, guestPages: true }) ?? "/";
	return redirect(goTo, { headers: { "Set-Cookie": keepLanguage(language) } });
});
