import { decimalsOf, formatMoney, type Money, money } from "../../../shared/money";
import type { Formats } from "../../../shared/words/formats";
import { getFixedT } from "../../../shared/words/i18n.server";
import { numberFormat } from "../../../shared/words/intl";
import type { Language } from "../../../shared/words/languages";
import { planWords } from "../../billing/plan-words";
import type { PriceLevels } from "../../billing/prices/local-price";
import { chargedPrice } from "../../billing/prices/local-price";
import { type PlanPrice, priceInForce } from "../../billing/prices/price-in-force";
import { type Chosen, type Preview, preview } from "../change/preview-change.server";
import { DAY_MS, type Membership, ownNow } from "../membership";
import type { PlanTerms } from "../membership-steps";
import { type Pricing, quoteNextPeriod, quotePeriod } from "../periods/period-quote.server";

type PlanRow = { id: number; slug: string; name: string; text: string };
export type BillingFacts = {
	membership: Membership;
	/** On offer, and the one that somebody has though it is not offered any more. */
	plans: readonly PlanRow[];
	prices: readonly PlanPrice[];
	levels: PriceLevels;
	pricing: Pricing;
	card: { brand: string | null; last4: string | null } | null;
	/** The order of the period that could not be charged. */
	unpaidOrderId: string | null;
	chosen: Chosen | null;
};
type For = { language: Language; formats: Formats; now: Date };

export type BillingView = ReturnType<typeof billingView>;

/** The membership of somebody as its page shows it, in words. */
export function billingView(facts: BillingFacts, { language, formats, now }: For) {
	const { membership, chosen, pricing, card } = facts;
	const t = getFixedT(language, "billing");
	const { state, interval, periodUntil, createdAt, cancelAskedAt, isTest, endedAt } = membership;
	const at = ownNow(membership, now);
	const isRunning = state === "trialing" || state === "active";
	const shownInterval = chosen?.interval ?? interval;
	const { total: usual } = quotePeriod(membership.amountMinor, pricing);
	const next = isRunning && !cancelAskedAt ? quoteNextPeriod(membership, pricing).total : null;
	const days = Math.max(0, Math.ceil((periodUntil.getTime() - at.getTime()) / DAY_MS));
	const name = nameOf(facts, membership.planId, language);
	const options = optionsOf(facts, shownInterval, now);
	const asked = chosen && options.find(({ terms }) => terms.planId === chosen.planId);
	const sheet = asked && isRunning ? preview(membership, asked.terms, { pricing, at }) : null;
	return {
		...{ isTest, state, name, isOver: endedAt !== null },
		price: t(`price.${interval}`, { price: formatMoney(usual, language), date: formats.date(createdAt) }),
		next: next && {
			date: formats.date(periodUntil),
			text: t("next.text", { amount: formatMoney(next, language), count: days }),
		},
		card: card?.last4 ? `${card.brand ?? ""} ${card.last4}`.trim() : null,
		notice: noticeOf(facts, { language, formats, name }),
		unpaidOrderId: state === "pastDue" ? facts.unpaidOrderId : null,
		clock: isTest && membership.gateway === "sandbox" && !endedAt ? formats.dateTime(at) : null,
		can: {
			change: isRunning,
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
		sheet: sheet && sheetOf(facts, sheet, { language, formats, now }),
	};
}

type Offered<Plan> = Pick<BillingFacts, "membership" | "prices" | "levels"> & { plans: readonly Plan[] };

/** What each plan would cost: whoever stays pays what they have always paid. */
export function optionsOf<Plan extends { id: number }>(
	{ membership, plans, prices, levels }: Offered<Plan>,
	interval: "month" | "year",
	now: Date,
) {
	const { currency } = membership;
	const country = membership.country ?? "";
	return plans.flatMap((plan): { plan: Plan; terms: PlanTerms }[] => {
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

function noticeOf(facts: BillingFacts, { language, formats, name }: Omit<For, "now"> & { name: string }) {
	const t = getFixedT(language, "billing");
	const { state, cancelAskedAt, periodUntil, graceUntil, nextTryAt, resumesAt, nextPlanId, endedAt } = facts.membership;
	const date = formats.date(periodUntil);
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

function nameOf({ plans }: BillingFacts, planId: number, language: Language): string {
	const plan = plans.find(({ id }) => id === planId);
	return plan ? planWords(getFixedT(language, "pricing"), plan).name : "";
}

function sheetOf(
	facts: BillingFacts,
	{ kind, proration, tax, total, later, startsAt, terms, isNewPeriod }: Preview,
	{ language, formats, now }: For,
) {
	const t = getFixedT(language, "billing");
	const { membership } = facts;
	const [from, to] = [nameOf(facts, membership.planId, language), nameOf(facts, terms.planId, language)];
	const amount = formatMoney(total, language);
	const date = formats.date(isNewPeriod || kind === "periodEnd" ? startsAt : membership.periodUntil);
	const days = proration ? { left: daysOf(proration.secondsLeft), in: daysOf(proration.secondsInAll) } : null;
	const lines =
		proration && days
			? [
					{
						label: isNewPeriod
							? t("sheet.wholeYear", { plan: to })
							: t("sheet.added", { plan: to, left: days.left, in: days.in }),
						amount: figure(proration.added, language),
					},
					{
						label: t("sheet.unused", { plan: from, count: days.left }),
						amount: `\u2212\u202f${figure(proration.unused, language)}`,
					},
					...(tax && tax.tax.minor > 0 ? [{ label: t("sheet.tax"), amount: figure(tax.tax, language) }] : []),
				]
			: [];
	const afterwards = t(`sheet.later.${terms.interval}`, { price: formatMoney(later, language) });
	return {
		kind,
		title: kind === "periodEnd" ? t("sheet.titleLater", { from, to, date }) : t("sheet.title", { from, to }),
		lines,
		total: { label: t("sheet.due", { currency: currencyName(total.currency, language) }), amount, note: afterwards },
		submit: total.minor > 0 ? t("sheet.pay", { plan: to, amount }) : t(`sheet.submit.${kind}`, { plan: to }),
		text:
			kind === "periodEnd"
				? t("sheet.periodEnd", { date })
				: kind === "trial"
					? t("sheet.trial", { date })
					: t("sheet.now"),
		hidden: { planId: terms.planId, interval: terms.interval, at: now.getTime(), total: total.minor },
	};
}

const daysOf = (seconds: number) => Math.round(seconds / 86_400);

function figure({ minor, currency }: Money, language: Language): string {
	const decimals = decimalsOf(currency);
	const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
	return numberFormat(language, digits).format(minor / 10 ** decimals);
}

function currencyName(currency: string, language: Language): string {
	return new Intl.DisplayNames(language, { type: "currency" }).of(currency) ?? currency;
}
