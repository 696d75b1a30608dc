import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { isForSale } from "#app/features/money/gateway/open-gateway.server.ts";
import { chosenCurrency } from "#app/features/money/prices/display-currency.ts";
import { saveChoice } from "#app/features/people/account/preferences/keep-choice.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { PricingPage } from "#app/features/site/marketing/pricing/pricing-page.tsx";
import { pricingPageData, readPricingPage } from "#app/features/site/marketing/pricing/pricing-page-data.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "pricing",
	i18n: ["pricing"],
	inSiteMap: true,
	cache: "visitors",
	query: ["currency", "interval"],
	navigation: [
		{ in: "header", at: 3, for: ["guest"] },
		{ in: "own", at: 5, for: ["student"] },
		{ in: "footer.learn", at: 2 },
	],
});

export const loader = guarded(everyone, {
	read: async ({ context, db, viewer }) =>
		readPricingPage(db, { viewer, language: await context.language, now: new Date() }),
	handle: async ({ context, db, request, user, found }) => {
		const { currency, keep } = chosenCurrency(request);
		if (keep && user) context.waitUntil(saveChoice(context, { currency }));
		const page = await pricingPageData(db, {
			found,
			user,
			language: await context.language,
			timeZone: context.timeZone,
			search: new URL(request.url).searchParams,
			currency,
			origin: context.origin,
			isForSale: isForSale(context.env),
			isTestSchool: context.env.ENVIRONMENT !== "production",
		});
		return data(page, keep ? { headers: { "Set-Cookie": keep } } : undefined);
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function Pricing() {
	return <PricingPage {...useLoaderData<typeof loader>()} />;
}
