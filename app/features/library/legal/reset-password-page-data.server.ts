import { findLiveToken, userOfToken } from "#app/features/people/auth/face.server.ts";
import { tokenInAddress } from "#app/features/people/auth/links/sent-token.ts";
import { hashSecret } from "#app/shared/request/secrets.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { findOpenConsent } from "./consents.repository.server";
import { AGREED_AT_REGISTRATION } from "./legal-pages";

/** The owner of the reset link, and whether they must still agree because somebody else created the account. */
export async function readResetPasswordPage(db: Database, request: Request) {
	const link = {
		tokenHash: await hashSecret(tokenInAddress(request)),
		purpose: "resetPassword",
		now: new Date(),
	} as const;
	return db.batch([findOpenConsent(db, userOfToken(db, link), AGREED_AT_REGISTRATION), findLiveToken(db, link)]);
}

type ResetPasswordRows = Awaited<ReturnType<typeof readResetPasswordPage>>;

export function resetPasswordPageData(
	[[consent], [owner]]: ResetPasswordRows,
	{ request, language }: { request: Request; language: Language },
) {
	const t = getFixedT(language, "auth");
	return {
		title: t("reset.title"),
		description: t("reset.lede"),
		token: tokenInAddress(request),
		email: owner?.email ?? null,
		asksConsent: consent?.isOpen ?? false,
	};
}
