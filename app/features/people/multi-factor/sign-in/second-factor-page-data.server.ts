import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { ownProofWays } from "../proof/own-proof-ways.server";

export async function secondFactorPageData(db: Database, { userId, language }: { userId: number; language: Language }) {
	const t = getFixedT(language, "factors");
	const { hasAuthenticator, hasPasskey } = await ownProofWays(db, userId);
	return { title: t("signIn.title"), description: t("signIn.lede"), hasAuthenticator, hasPasskey };
}
