import { redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { listAllEntitlements } from "#app/features/learning/entitlements/entitlements.server.ts";
import { hadPlan } from "#app/features/money/billing/had-plan.ts";
import { planWords } from "#app/features/money/billing/plan-words.ts";
import { listPlans } from "#app/features/money/billing/plans.repository.server.ts";
import { listPricesInForce } from "#app/features/money/billing/prices/plan-prices.repository.server.ts";
import { priceInForce } from "#app/features/money/billing/prices/price-in-force.ts";
import { isForSale } from "#app/features/money/gateway/open-gateway.server.ts";
import { findLiveMembership } from "#app/features/money/memberships/memberships.repository.server.ts";
import { memberAs } from "#app/features/money/orders/checkout/read-offer.server.ts";
import { SubscribePage } from "#app/features/money/orders/checkout/subscribe-page.tsx";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { userOfSession } from "#app/features/people/auth/session/viewer.server.ts";
import { formatMoney, money } from "#app/shared/money.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({
	...{ name: "subscribe", i18n: ["checkout"], layout: "form", query: ["plan", "interval"], byLinkOnly: true },
	without: ["learningPath", "courseButton"],
});

export const loader = guarded(anyUser, {
	read: async ({ context, db, viewer }) =>
		db.batch([
			listPlans(db, await context.language),
			listPricesInForce(db, new Date()),
			listAllEntitlements(db, userOfSession(viewer.session)),
			findLiveMembership(db, userOfSession(viewer.session)),
		]),
	handle: async ({ context, request, found: [plans, prices, held, [membership]] }) => {
		const language = await context.language;
		const t = getFixedT(language, "checkout");
		const params = new URL(request.url).searchParams;
		// Nobody takes money here: the plans, with the list to wait on.
		if (!isForSale(context.env)) throw redirect("/pricing");
		const now = new Date();
		const views = plans.flatMap((plan) => {
			const own = prices.filter(({ planId }) => planId === plan.id);
			const words = getFixedT(language, "pricing");
			const rowOf = (interval: "month" | "year") => priceInForce(own, { interval }, now);
			const [monthly, yearly] = [rowOf("month"), rowOf("year")];
			if (!monthly) return [];
			const write = (row: NonNullable<typeof monthly>) => formatMoney(money(row.amountMinor, row.currency), language);
			const month = write(monthly);
			const trialDays = hadPlan(held) ? 0 : monthly.trialDays;
			const price = yearly
				? t("subscribe.pricesBoth", { month, year: write(yearly) })
				: t("subscribe.prices", { month });
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
			member: membership ? memberAs(membership) : null,
			chosen: chosen?.slug ?? "",
			interval: params.get("interval") === "year" ? ("year" as const) : ("month" as const),
		};
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function Subscribe() {
	const { plans, member, chosen, interval } = useLoaderData<typeof loader>();
	return <SubscribePage {...{ plans, member, chosen, interval }} />;
}
