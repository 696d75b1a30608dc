import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { listCourses } from "#app/features/learning/catalog/courses.repository.server.ts";
import { listAllEntitlements } from "#app/features/learning/entitlements/face.server.ts";
import { currentPlan } from "#app/features/money/billing/current-plan.ts";
import { hadPlan } from "#app/features/money/billing/had-plan.ts";
import { couponOf } from "#app/features/money/billing/offer-paths.ts";
import { listPlanCourses, listPlans } from "#app/features/money/billing/plans.repository.server.ts";
import { listPricesInForce } from "#app/features/money/billing/prices/plan-prices.repository.server.ts";
import { listLevelsInForce, toPriceLevels } from "#app/features/money/billing/prices/prices.server.ts";
import { isForSale } from "#app/features/money/gateway/open-gateway.server.ts";
import { listMemberships } from "#app/features/money/memberships/memberships.repository.server.ts";
import { chosenCurrency } from "#app/features/money/prices/display-currency.ts";
import { examplePrice, priceExample } from "#app/features/money/prices/price-example.ts";
import { readSettings } from "#app/features/operations/settings/read-settings.ts";
import { findSettings } from "#app/features/operations/settings/settings.repository.server.ts";
import { keepChoice } from "#app/features/people/account/preferences/keep-choice.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { userOfSession } from "#app/features/people/auth/session/viewer.server.ts";
import { socialPicture } from "#app/features/site/illustrations/social-picture.server.ts";
import { memberView } from "#app/features/site/marketing/pricing/member-view.server.ts";
import { openedCourses } from "#app/features/site/marketing/pricing/opened-courses.ts";
import { PricingPage } from "#app/features/site/marketing/pricing/pricing-page.tsx";
import { pricingView } from "#app/features/site/marketing/pricing/pricing-view.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

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
