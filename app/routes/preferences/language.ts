import { redirect } from "@remix-run/cloudflare";
import { everyone, guarded } from "../../features/auth/access.server";
import { safeRedirect } from "../../features/auth/safe-redirect";
import { apiError } from "../../shared/api-error.server";
import { keepLanguage } from "../../shared/i18n.server";
import { splitLanguagePrefix, withLanguagePrefix } from "../../shared/language-prefix";
import { isLanguage } from "../../shared/languages";

/** Stores the language and shows the same page in it; a page under a prefix moves to the new one. */
export const action = guarded(everyone, async ({ request }) => {
	const form = await request.formData();
	const language = form.get("language");
	if (!isLanguage(language)) throw apiError("badRequest");

	const returnTo = sameSitePath(form.get("returnTo"));
	const { language: prefix, path } = splitLanguagePrefix(returnTo);
	return redirect(prefix ? withLanguagePrefix(path, language) : path, {
		headers: { "Set-Cookie": keepLanguage(language) },
	});
});

/** Guest pages may be returned to here, unlike after signing in. */
function sameSitePath(value: FormDataEntryValue | null): string {
	const path = typeof value === "string" ? value : "/";
	const { path: bare } = splitLanguagePrefix(path);
	return safeRedirect(path) ?? (/^\/(login|register|forgot-password|reset-password)(\?|$)/.test(bare) ? path : "/");
}
