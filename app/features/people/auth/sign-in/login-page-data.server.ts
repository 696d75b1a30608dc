import type { AppLoadContext } from "@remix-run/cloudflare";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { DEMO_LOGINS } from "./demo-logins.server";

export async function loginPageData({ env, language }: Pick<AppLoadContext, "env" | "language">) {
	const t = getFixedT(await language, "auth");
	return {
		title: t("login.title"),
		description: t("login.lede"),
		demo: env.ENVIRONMENT === "production" ? null : DEMO_LOGINS,
	};
}
