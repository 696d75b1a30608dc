import type { MetaArgs } from "@remix-run/react";
import { AccessibilityPage } from "#app/features/people/account/preferences/accessibility-page.tsx";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "accessibility",
	i18n: ["account"],
	layout: "settings",
	mayBeRestored: true,
	navigation: [{ in: "settings", at: 50 }],
});

export const loader = guarded(anyUser, async ({ context }) => {
	const t = getFixedT(await context.language, "account");
	return { title: t("accessibility.title"), description: t("accessibility.lede") };
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function Accessibility() {
	return <AccessibilityPage />;
}
