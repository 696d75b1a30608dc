import { listCourses } from "#app/features/learning/catalog/face.server.ts";
import { listAllEntitlements } from "#app/features/learning/entitlements/face.server.ts";
import { currentPlan } from "#app/features/money/billing/current-plan.ts";
import {
	listLevelsInForce,
	listPlanCourses,
	listPlans,
	listPricesInForce,
	toPriceLevels,
} from "#app/features/money/billing/face.server.ts";
import { hasHadPlan } from "#app/features/money/billing/had-plan.ts";
import { couponInQuery } from "#app/features/money/billing/offer-paths.ts";
import { listMemberships } from "#app/features/money/memberships/face.server.ts";
import { examplePrice, priceExample } from "#app/features/money/prices/price-example.ts";
import { findSettings } from "#app/features/operations/settings/face.server.ts";
import { readSettings } from "#app/features/operations/settings/read-settings.ts";
import { type CurrentUser, userOfSession, type Viewer } from "#app/features/people/auth/face.server.ts";
import { socialPicture } from "#app/features/site/illustrations/face.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { memberView } from "./member-view.server.ts";
import { openedCourses } from "./opened-courses.ts";
import { pricingView } from "./pricing-view.ts";

type ReadInput = { viewer: Viewer; language: Language; now: Date };

/** Plans with prices at `now`, their courses, and the viewer's membership, in one batch. */
export async function readPricingPage(db: Database, { viewer, language, now }: ReadInput) {
	const userId = userOfSession(viewer.session);
	const rows = await inBatch(db, {
		settingRows: findSettings(db, ["guaranteeDays", "guaranteeScope", "displayPrice", "displayRates"]),
		plans: listPlans(db, language),
		prices: listPricesInForce(db, now),
		levelRows: listLevelsInForce(db, now),
		held: listAllEntitlements(db, userId),
		memberships: listMemberships(db, userId),
		courses: listCourses(db, language),
		planCourses: listPlanCourses(db),
	});
	return { rows, now };
}

type PageInput = {
	found: Awaited<ReturnType<typeof readPricingPage>>;
	user: CurrentUser | null;
	language: Language;
	timeZone: string;
	search: URLSearchParams;
	currency: Parameters<typeof pricingView>[1]["currency"];
	origin: string;
	isForSale: boolean;
	isTestSchool: boolean;
};

/** For members includes what each change would cost. */
export async function pricingPageData(db: Database, input: PageInput) {
	const { found, user, language, timeZone, search, currency, origin, isForSale, isTestSchool } = input;
	const { rows, now } = found;
	const { settingRows, plans, prices, levelRows, held, memberships, courses, planCourses } = rows;
	const levels = toPriceLevels(levelRows);
	const t = getFixedT(language, "pricing");
	const interval = search.get("interval") === "year" ? "year" : "month";
	const membership = memberships.find(({ endedAt }) => endedAt === null);
	const formats = formatsFor({ language, timeZone: user?.timeZone ?? timeZone });
	const shown = { plans, prices, levels };
	const settings = readSettings(settingRows);
	return {
		title: t("title"),
		description: t("description"),
		picture: socialPicture({ origin, language }),
		view: pricingView(
			{ ...shown, settings },
			{ language, currency, interval, currentPlanId: currentPlan(held, now), hadPlan: hasHadPlan(held), now },
		),
		opened: openedCourses({ plans, planCourses, courses, language }),
		example: priceExample(examplePrice(settings.displayPrice, courses), { rates: settings.displayRates, language }),
		member: membership ? await memberView(db, { ...shown, membership }, { language, formats, interval, now }) : null,
		currency,
		coupon: couponInQuery(search),
		isForSale,
		isTestSchool,
	};
}
