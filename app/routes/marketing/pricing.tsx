import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { keepChoice } from "../../features/account/preferences/keep-choice.server";
import { socialPicture } from "../../features/atlas/social-picture.server";
import { everyone, guarded } from "../../features/auth/access.server";
import { listPlans } from "../../features/billing/plans.repository.server";
import { PricingPage } from "../../features/marketing/pricing/pricing-page";
import { pricingView } from "../../features/marketing/pricing/pricing-view";
import { chosenCurrency } from "../../features/prices/display-currency";
import { readSettings } from "../../features/settings/read-settings";
import { findSettings } from "../../features/settings/settings.repository.server";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { getFixedT } from "../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

export const handle = page({
	name: "pricing",
	i18n: ["pricing"],
	inSiteMap: true,
	cache: "visitors",
	query: ["currency"],
	navigation: [
		{ in: "header", at: 3, for: ["guest"] },
		{ in: "footer.learn", at: 2 },
	],
});

export const loader = guarded(everyone, {
	read: ({ db }) => db.batch([findSettings(db, ["guaranteeDays", "displayRates"]), listPlans(db)]),
	handle: async ({ context, request, user, found: [rows, plans] }) => {
		const language = await context.language;
		const t = getFixedT(language, "pricing");
		const { currency, keep } = chosenCurrency(request);

		if (keep && user) context.waitUntil(keepChoice(context, { currency }));
		const page = {
			title: t("title"),
			description: t("description"),
			picture: socialPicture({ origin: context.origin, language }),
			view: pricingView(plans, readSettings(rows), { language, currency }),
			currency,
			isSignedIn: user !== null,
			isTestSchool: context.env.ENVIRONMENT !== "production",
		};
		return data(page, keep ? { headers: { "Set-Cookie": keep } } : undefined);
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function Pricing() {
	const { view, currency, isSignedIn, isTestSchool } = useLoaderData<typeof loader>();
	return <PricingPage view={view} currency={currency} isSignedIn={isSignedIn} isTestSchool={isTestSchool} />;
}
