import type { MetaArgs } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { AuthPage } from "#app/features/people/auth/entrance/auth-page.tsx";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { LinkButton } from "#app/ui/button.tsx";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({ name: "account-ending", i18n: ["privacy"], layout: "form", byLinkOnly: true });

export const loader = guarded(everyone, async ({ context }) => {
	const t = getFixedT(await context.language, "privacy");
	return { title: t("ending.title"), description: t("ending.lede") };
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function AccountEnding() {
	const { t } = useTranslation("privacy");
	return (
		<AuthPage title={t("ending.title")} lede={t("ending.lede")}>
			<p className="mb-5 text-ui">{t("ending.text")}</p>
			<LinkButton to="/login?redirectTo=/settings/privacy">{t("ending.signIn")}</LinkButton>
		</AuthPage>
	);
}
