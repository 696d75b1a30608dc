import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { isForSale } from "#app/features/money/gateway/open-gateway.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { homePageData, readHomePage } from "#app/features/site/marketing/landing/home-page-data.server.ts";
import { LandingPage } from "#app/features/site/marketing/landing/landing-page.tsx";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "home",
	i18n: ["home", "catalog", "share"],
	inSiteMap: true,
	cache: "visitors",
	navigation: [{ in: "header", at: 1, for: ["guest"] }],
});

export const loader = guarded(everyone, {
	read: async ({ context, db, viewer }) =>
		readHomePage(db, { viewer, language: await context.language, now: new Date() }),
	handle: async ({ context, db, user, found }) =>
		homePageData(db, {
			found,
			user,
			language: await context.language,
			origin: context.origin,
			isForSale: isForSale(context.env),
		}),
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => [
	...pageMeta(page),
	...(page ? [{ "script:ld+json": page.organization }] : []),
];

export default function Home() {
	const { view, courses } = useLoaderData<typeof loader>();
	return <LandingPage view={view} courses={courses} />;
}
