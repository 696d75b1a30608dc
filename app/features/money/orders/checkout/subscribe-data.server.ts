import { listAllEntitlements } from "#app/features/learning/entitlements/face.server.ts";
import { listPlans, listPricesInForce } from "#app/features/money/billing/face.server.ts";
import { hasHadPlan } from "#app/features/money/billing/had-plan.ts";
import { planWords } from "#app/features/money/billing/plan-words.ts";
import { priceInForce } from "#app/features/money/billing/prices/price-in-force.ts";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import { formatMoney, money } from "#app/shared/money.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import type { FindMembership } from "./checkout-tools";
import { membershipStanding } from "./read-offer.server";

type Asking = { userId: UserId; language: Language; findMembership: FindMembership };

export function readPlans(db: Database, { userId, language, findMembership }: Asking) {
	return inBatch(db, {
		plans: listPlans(db, language),
		prices: listPricesInForce(db, new Date()),
		held: listAllEntitlements(db, userId),
		membership: findMembership(db, userId),
	});
}

type PlanRows = Awaited<ReturnType<typeof readPlans>>;

export function subscribePageData(
	{ plans, prices, held, membership: [membership] }: PlanRows,
	{ language, params }: { language: Language; params: URLSearchParams },
) {
	const t = getFixedT(language, "checkout");
	const words = getFixedT(language, "pricing");
	const now = new Date();
	const views = plans.flatMap((plan) => {
		const own = prices.filter(({ planId }) => planId === plan.id);
		const rowOf = (interval: "month" | "year") => priceInForce(own, { interval }, now);
		const [monthly, yearly] = [rowOf("month"), rowOf("year")];
		if (!monthly) return [];
		const write = (row: NonNullable<typeof monthly>) => formatMoney(money(row.amountMinor, row.currency), language);
		const month = write(monthly);
		const trialDays = hasHadPlan(held) ? 0 : monthly.trialDays;
		const price = yearly ? t("subscribe.pricesBoth", { month, year: write(yearly) }) : t("subscribe.prices", { month });
		const text = trialDays > 0 ? `${price} · ${words("trial", { count: trialDays })}` : price;
		return [{ slug: plan.slug, name: planWords(words, plan).name, prices: text }];
	});
	const asked = params.get("plan");
	const popular = plans.find(({ mostPopular }) => mostPopular)?.slug;
	const chosen = views.find(({ slug }) => slug === asked) ?? views.find(({ slug }) => slug === popular) ?? views[0];
	return {
		title: t("subscribe.title"),
		description: t("subscribe.description"),
		plans: views,
		member: membership ? membershipStanding(membership) : null,
		chosen: chosen?.slug ?? "",
		interval: params.get("interval") === "year" ? ("year" as const) : ("month" as const),
	};
}
