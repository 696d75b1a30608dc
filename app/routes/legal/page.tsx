import type { MetaArgs } from "@remix-run/react";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { legalLoader } from "./legal-loader";
import { LegalRoute } from "./legal-route";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

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
