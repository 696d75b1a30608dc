import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { HowPage } from "#app/features/money/affiliates/program/how-page.tsx";
import { howPageData, readHowPage } from "#app/features/money/affiliates/program/program-page-data.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "how-affiliate-program-works",
	i18n: ["affiliates"],
	layout: "article",
	inSiteMap: true,
	cache: "visitors",
});

export const loader = guarded(everyone, {
	read: async ({ context, db }) => readHowPage(db, await context.language),
	handle: async ({ context, found }) => howPageData(found, await context.language),
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export default function HowAffiliateProgramWorks() {
	return <HowPage view={useLoaderData<typeof loader>().view} />;
}
