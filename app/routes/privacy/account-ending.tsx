import type { MetaArgs } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { everyone, guarded } from "../../features/auth/access.server";
import { AuthPage } from "../../features/auth/entrance/auth-page";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { getFixedT } from "../../shared/words/i18n.server";
import { LinkButton } from "../../ui/button";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

export const handle = page({ name: "account-ending", i18n: ["privacy"], layout: "form", byLinkOnly: true });

export const loader = guarded(everyone, async ({ context }) => {
	const t = getFixedT(await context.language, "privacy");
	return { title: t("ending.title"), description: t("ending.lede") };
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

/** Where one is when the account is noted to end: signed out, and told how to keep it. */
export default function AccountEnding() {
	const { t } = useTranslation("privacy");
	return (
		<AuthPage title={t("ending.title")} lede={t("ending.lede")}>
			<p className="mb-5 text-ui">{t("ending.text")}</p>
			<LinkButton to="/login?redirectTo=/settings/privacy">{t("ending.signIn")}</LinkButton>
		</AuthPage>
	);
}
