import type { MetaArgs } from "@remix-run/react";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { legalLoader } from "./legal-loader";
import { LegalRoute } from "./legal-route";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

export const handle = page({
	name: "refunds",
	i18n: ["legal"],
	layout: "article",
	inSiteMap: true,
	cache: "visitors",
	query: ["version", "changes"],
	navigation: [{ in: "footer.legal", at: 3 }],
});

export const loader = legalLoader("refunds", { withLanguages: true });

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function Refunds() {
	return <LegalRoute />;
}
