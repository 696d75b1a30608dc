import type { MetaArgs } from "@remix-run/react";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { legalLoader } from "./legal-loader";
import { LegalRoute } from "./legal-route";

export { shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

/** A legal page that the school has added to those that ship. */
export const handle = page<{ title: string }>({
	name: "legal-page",
	i18n: ["legal"],
	layout: "article",
	cache: "visitors",
	query: ["version", "changes"],
	crumb: ({ title }) => title,
});

export const loader = legalLoader();

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default LegalRoute;
