import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { keepChoice } from "../../features/account/preferences/keep-choice.server";
import { socialPicture } from "../../features/atlas/social-picture.server";
import { everyone, guarded } from "../../features/auth/access.server";
import { userOfSession } from "../../features/auth/session/viewer.server";
import { currentPlan } from "../../features/billing/current-plan";
import { hadPlan } from "../../features/billing/had-plan";
import { couponOf } from "../../features/billing/offer-paths";
import { listPlanCourses, listPlans } from "../../features/billing/plans.repository.server";
import { listPricesInForce } from "../../features/billing/prices/plan-prices.repository.server";
import { listLevelsInForce, toPriceLevels } from "../../features/billing/prices/prices.server";
import { listCourses } from "../../features/catalog/courses.repository.server";
import { listAllEntitlements } from "../../features/entitlements/entitlements.server";
import { isForSale } from "../../features/gateway/open-gateway.server";
import { memberView } from "../../features/marketing/pricing/member-view.server";
import { openedCourses } from "../../features/marketing/pricing/opened-courses";
import { PricingPage } from "../../features/marketing/pricing/pricing-page";
import { pricingView } from "../../features/marketing/pricing/pricing-view";
import { listMemberships } from "../../features/memberships/memberships.repository.server";
import { chosenCurrency } from "../../features/prices/display-currency";
import { examplePrice, priceExample } from "../../features/prices/price-example";
import { readSettings } from "../../features/settings/read-settings";
import { findSettings } from "../../features/settings/settings.repository.server";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { formatsFor } from "../../shared/words/formats";
import { getFixedT } from "../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

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
	read: async ({ context, db, viewer }) => {
		const now = new Date();
		const userId = userOfSession(viewer.session);
		const found = await db.batch([
			findSettings(db, ["guaranteeDays", "guaranteeScope", "displayPrice", "displayRates"]),
			listPlans(db, await context.language),
			listPricesInForce(db, now),
			listLevelsInForce(db, now),
			listAllEntitlements(db, userId),
			listMemberships(db, userId),
			listCourses(db, await context.language),
			listPlanCourses(db),
		]);
		return { found, now };
	},
	handle: async ({ context, db, request, user, found: { found, now } }) => {
		const [rows, plans, prices, levelRows, held, memberships, courses, planCourses] = found;
		const levels = toPriceLevels(levelRows);
		const language = await context.language;
		const t = getFixedT(language, "pricing");
		const { currency, keep } = chosenCurrency(request);

		const params = new URL(request.url).searchParams;
		const interval = params.get("interval") === "year" ? "year" : "month";
		if (keep && user) context.waitUntil(keepChoice(context, { currency }));
		const membership = memberships.find(({ endedAt }) => endedAt === null);
		const formats = formatsFor({ language, timeZone: user?.timeZone ?? context.timeZone });
		const shown = { plans, prices, levels };
		const settings = readSettings(rows);
		const page = {
			title: t("title"),
			description: t("description"),
			picture: socialPicture({ origin: context.origin, language }),
			view: pricingView(
				{ plans, prices, levels, settings },
				{ language, currency, interval, currentPlanId: currentPlan(held, now), hadPlan: hadPlan(held), now },
			),
			opened: openedCourses({ plans, planCourses, courses, language }),
			example: priceExample(examplePrice(settings.displayPrice, courses), { rates: settings.displayRates, language }),
			member: membership ? await memberView(db, { ...shown, membership }, { language, formats, interval, now }) : null,
			currency,
			coupon: couponOf(params),
			isForSale: isForSale(context.env),
			isTestSchool: context.env.ENVIRONMENT !== "production",
		};
		return data(page, keep ? { headers: { "Set-Cookie": keep } } : undefined);
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function Pricing() {
	return <PricingPage {...useLoaderData<typeof loader>()} />;
}
