import { planWords } from "#app/features/money/billing/plan-words.ts";
import { chargedPrice } from "#app/features/money/billing/prices/local-price.ts";
import { priceInForce } from "#app/features/money/billing/prices/price-in-force.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import { formatMoney, money } from "#app/shared/money.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { buildChangePreview } from "../change/preview-change.server";
import { ownNow } from "../membership";
import type { AgreedPrice } from "../membership-steps";
import { quoteNextPeriod, quotePeriod, quoteWithoutCoupon } from "../periods/period-quote.server";
import { type BillingFacts, nameOf, type ReaderContext } from "./billing-facts.server";
import { changeSummary } from "./change-sheet.server";

export type BillingView = ReturnType<typeof billingView>;

export function billingView(facts: BillingFacts, { language, formats, now }: ReaderContext) {
	const { membership, chosen, pricing, card } = facts;
	const t = getFixedT(language, "billing");
	const { state, interval, periodUntil, createdAt, cancelAskedAt, isTest, endedAt } = membership;
	const at = ownNow(membership, now);
	const isRunning = state === "trialing" || state === "active";
	const canChange = isRunning && !facts.isChanging;
	const shownInterval = chosen?.interval ?? interval;
	// The next charge already shows a temporary coupon.
	const { total: usual } = (membership.couponPeriodsLeft === null ? quotePeriod : quoteWithoutCoupon)(
		membership,
		pricing,
	);
	const next = isRunning && !cancelAskedAt ? quoteNextPeriod(membership, pricing).total : null;
	const days = Math.max(0, Math.ceil((periodUntil.getTime() - at.getTime()) / DAY_MS));
	const name = nameOf(facts, membership.planId, language);
	const options = optionsOf(facts, shownInterval, now);
	const asked = chosen && options.find(({ terms }) => terms.planId === chosen.planId);
	const sheet = asked && canChange ? buildChangePreview(membership, asked.terms, { pricing, at }) : null;
	return {
		isTest,
		state,
		name,
		isOver: endedAt !== null,
		price: t(`price.${interval}`, { price: formatMoney(usual, language), date: formats.date(createdAt) }),
		next: next && {
			date: formats.date(periodUntil),
			text: t("next.text", { amount: formatMoney(next, language), count: days }),
		},
		canChangeCard: !endedAt && membership.subscriptionReference !== null,
		card: card?.last4 ? `${card.brand ?? ""} ${card.last4}`.trim() : null,
		notice: noticeOf(facts, { language, formats, name }),
		unpaidOrderId: state === "pastDue" ? facts.unpaidOrderId : null,
		clock: isTest && membership.gateway === "sandbox" && !endedAt ? formats.dateTime(at) : null,
		can: {
			change: canChange,
			cancel: !endedAt && !cancelAskedAt,
			keep: !endedAt && cancelAskedAt !== null,
			pause: state === "active" && !cancelAskedAt,
			resume: state === "paused",
			endsAtOnce: state === "paused" || state === "pastDue",
		},
		interval: shownInterval,
		options: options.map(({ terms, plan }) => ({
			...planWords(getFixedT(language, "pricing"), plan),
			planId: plan.id,
			price: formatMoney(money(terms.amountMinor, membership.currency), language),
			isOwn: plan.id === membership.planId && shownInterval === interval,
			isChosen: (chosen?.planId ?? membership.planId) === plan.id,
		})),
		sheet: sheet && changeSummary(facts, sheet, { language, formats, now }),
	};
}

type Offered<Plan> = Pick<BillingFacts, "membership" | "prices" | "levels"> & { plans: readonly Plan[] };

/** The price of each plan; the current one keeps its agreed price. */
export function optionsOf<Plan extends { id: number }>(
	{ membership, plans, prices, levels }: Offered<Plan>,
	interval: "month" | "year",
	now: Date,
) {
	const { currency } = membership;
	const country = membership.country ?? "";
	return plans.flatMap((plan): { plan: Plan; terms: AgreedPrice }[] => {
		if (plan.id === membership.planId && interval === membership.interval) {
			const { priceId, amountMinor } = membership;
			return [{ plan, terms: { planId: plan.id, interval, priceId, amountMinor } }];
		}
		const own = prices.filter(({ planId }) => planId === plan.id);
		const row = priceInForce(own, { interval, currency, country }, now);
		if (row?.currency !== currency) return [];
		const { minor: amountMinor } = chargedPrice(row, country, levels);
		return [{ plan, terms: { planId: plan.id, interval, priceId: row.id, amountMinor } }];
	});
}

function noticeOf(facts: BillingFacts, { language, formats, name }: Omit<ReaderContext, "now"> & { name: string }) {
	const t = getFixedT(language, "billing");
	const { state, cancelAskedAt, periodUntil, graceUntil, nextTryAt, resumesAt, nextPlanId, endedAt } = facts.membership;
	const date = formats.date(periodUntil);
	if (facts.isChanging && !endedAt) return { tone: "info" as const, text: t("notice.changing") };
	if (endedAt) return { tone: "info" as const, text: t("notice.over", { plan: name, date: formats.date(endedAt) }) };
	if (state === "pastDue") {
		const until = formats.date(graceUntil ?? periodUntil);
		const again = nextTryAt ? t("notice.nextTry", { date: formats.date(nextTryAt) }) : t("notice.noTry");
		return { tone: "warning" as const, text: `${t("notice.pastDue", { date: until })} ${again}` };
	}
	if (state === "paused") {
		const text = resumesAt ? t("notice.pausedUntil", { date: formats.date(resumesAt) }) : t("notice.paused");
		return { tone: "info" as const, text };
	}
	if (cancelAskedAt) return { tone: "info" as const, text: t("notice.cancelled", { date }) };
	if (nextPlanId !== null) {
		return { tone: "info" as const, text: t("notice.next", { plan: nameOf(facts, nextPlanId, language), date }) };
	}
	return state === "trialing" ? { tone: "info" as const, text: t("notice.trial", { date }) } : null;
}
