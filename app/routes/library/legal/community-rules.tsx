import type { MetaArgs } from "@remix-run/react";
import { legalLoader } from "#app/features/library/legal/legal-loader.server.ts";
import { LegalRoute } from "#app/features/library/legal/legal-route.tsx";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "community-rules",
	i18n: ["legal"],
	layout: "article",
	inSiteMap: true,
	cache: "visitors",
	query: ["version", "changes"],
	navigation: [{ in: "footer.community", at: 2 }],
});

export const loader = legalLoader("community-rules");

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function CommunityRules() {
	return <LegalRoute />;
}
