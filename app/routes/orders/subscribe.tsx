import { redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { anyUser, guarded } from "../../features/auth/access.server";
import { planWords } from "../../features/billing/plan-words";
import { listPlans } from "../../features/billing/plans.repository.server";
import { listPricesInForce } from "../../features/billing/prices/plan-prices.repository.server";
import { priceInForce } from "../../features/billing/prices/price-in-force";
import { isForSale } from "../../features/gateway/open-gateway.server";
import { SubscribePage } from "../../features/orders/checkout/subscribe-page";
import { formatMoney, money } from "../../shared/money";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { getFixedT } from "../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

export const handle = page({
	...{ name: "subscribe", i18n: ["checkout"], layout: "form", query: ["plan", "interval"], byLinkOnly: true },
	without: ["courseButton"],
});

export const loader = guarded(anyUser, {
	read: async ({ context, db }) => db.batch([listPlans(db, await context.language), listPricesInForce(db, new Date())]),
	handle: async ({ context, request, found: [plans, prices] }) => {
		const language = await context.language;
		const t = getFixedT(language, "checkout");
		const params = new URL(request.url).searchParams;
		// Nobody takes money here: the plans, with the list to wait on.
		if (!isForSale(context.env)) throw redirect("/pricing");
		const now = new Date();
		const views = plans.flatMap((plan) => {
			const own = prices.filter(({ planId }) => planId === plan.id);
			const priceOf = (interval: "month" | "year") => {
				const row = priceInForce(own, { interval }, now);
				return row ? formatMoney(money(row.amountMinor, row.currency), language) : null;
			};
			const [month, year] = [priceOf("month"), priceOf("year")];
			if (!month) return [];
			const text = year ? t("subscribe.pricesBoth", { month, year }) : t("subscribe.prices", { month });
			return [{ slug: plan.slug, name: planWords(getFixedT(language, "pricing"), plan).name, prices: text }];
		});
		const asked = params.get("plan");
		const popular = plans.find(({ mostPopular }) => mostPopular)?.slug;
		const chosen = views.find(({ slug }) => slug === asked) ?? views.find(({ slug }) => slug === popular) ?? views[0];
		return {
			title: t("subscribe.title"),
			description: t("subscribe.description"),
			plans: views,
			chosen: chosen?.slug ?? "",
			interval: params.get("interval") === "year" ? ("year" as const) : ("month" as const),
		};
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function Subscribe() {
	const { plans, chosen, interval } = useLoaderData<typeof loader>();
	return <SubscribePage plans={plans} chosen={chosen} interval={interval} />;
}
