import type { AppLoadContext } from "@remix-run/cloudflare";
import { currencyCookie, currencyFromCookie } from "#app/features/money/prices/display-currency.ts";
import { markSessionCurrent } from "#app/features/people/auth/face.server.ts";
import { serializeAccessibility } from "#app/features/site/accessibility/account-cookie.ts";
import { keepTheme } from "#app/shared/request/theme.server.ts";
import { languageCookie } from "#app/shared/words/i18n.server.ts";
import { languageInAddress } from "#app/shared/words/language-prefix.ts";
import { isLanguage } from "#app/shared/words/languages.ts";
import { findPreferences } from "./preferences.repository.server";

/** Cookies that apply the account's preferences: after sign-in, and after a choice on another device. */
export async function accountPreferenceCookies(context: AppLoadContext, request: Request): Promise<string[]> {
	const session = await context.session();
	if (session.kind !== "signedIn" || !session.isBehind) return [];
	const { db } = context;
	const [[kept]] = await db.batch([findPreferences(db, session.user.id), markSessionCurrent(db, session.sessionId)]);
	if (!kept) return [];

	const { language } = session.user;
	const isOther = languageInAddress(new URL(request.url)) === null && (await context.language) !== language;
	return [
		...(kept.keepsLanguage && isLanguage(language) && isOther ? [languageCookie(language)] : []),
		...(kept.theme && kept.theme !== context.theme ? [keepTheme(kept.theme)] : []),
		...(kept.currency && kept.currency !== currencyFromCookie(request) ? [currencyCookie(kept.currency)] : []),
		...(kept.accessibility ? [serializeAccessibility(kept.accessibility)] : []),
	];
}
