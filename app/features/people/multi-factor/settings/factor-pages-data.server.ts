import type { AppLoadContext } from "@remix-run/cloudflare";
import { type CurrentUser, userOfSession, type Viewer } from "#app/features/people/auth/face.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { ownFactors } from "../own-factors.server";
import { beginTotp } from "../totp/add-authenticator.server";
import { secretBox } from "../totp/secret-box.server";
import { toFactorsView } from "./factors-view";

export function readFactors(db: Database, { session }: Viewer) {
	return inBatch(db, ownFactors(db, userOfSession(session)));
}

type FactorRows = Awaited<ReturnType<typeof readFactors>>;
type FactorPageInput = { context: Pick<AppLoadContext, "env" | "language">; user: CurrentUser };

/** Authenticator date, or what to set one up with; neither when the school has no encryption key. */
export async function authenticatorPageData(found: FactorRows, { context, user }: FactorPageInput) {
	const { t, authenticatorOn } = await factorsView(found, { context, user });
	const box = authenticatorOn === null ? secretBox(context.env) : null;
	return {
		title: t("authenticator.title"),
		description: t("authenticator.lede"),
		authenticatorOn,
		setUp: box && (await beginTotp(box, user, new Date())),
	};
}

export async function passkeysPageData(found: FactorRows, asked: FactorPageInput) {
	const { t, passkeys } = await factorsView(found, asked);
	return { title: t("passkeys.title"), description: t("passkeys.text"), passkeys };
}

export async function recoveryCodesPageData(found: FactorRows, asked: FactorPageInput) {
	const { t, authenticatorOn, passkeys, codesLeft } = await factorsView(found, asked);
	return {
		title: t("codes.title"),
		description: t("codes.lede"),
		hasFactor: authenticatorOn !== null || passkeys.length > 0,
		codesLeft,
	};
}

async function factorsView(found: FactorRows, { context, user }: FactorPageInput) {
	const language = await context.language;
	const t = getFixedT(language, "factors");
	return { t, ...toFactorsView(found, t, formatsFor({ language, timeZone: user.timeZone })) };
}
