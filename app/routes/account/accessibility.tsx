import type { MetaArgs } from "@remix-run/react";
import { AccessibilityPage } from "../../features/account/preferences/accessibility-page";
import { anyUser, guarded } from "../../features/auth/access.server";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { getFixedT } from "../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

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
