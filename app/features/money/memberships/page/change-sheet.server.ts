import { laterText } from "#app/features/money/orders/face.server.ts";
import { DAY_SECONDS } from "#app/shared/durations.ts";
import { decimalsOf, formatMoney, type Money } from "#app/shared/money.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { numberFormat } from "#app/shared/words/intl.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { ChangePreview } from "../change/preview-change.server";
import { type BillingFacts, nameOf, type ReaderContext } from "./billing-facts.server";

export function changeSummary(
	facts: BillingFacts,
	{ kind, proration, tax, total, later, startsAt, terms, isNewPeriod }: ChangePreview,
	{ language, formats, now }: ReaderContext,
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
	const afterwards = laterText(later, language);
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

const daysOf = (seconds: number) => Math.round(seconds / DAY_SECONDS);

function figure({ minor, currency }: Money, language: Language): string {
	const decimals = decimalsOf(currency);
	const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
	return numberFormat(language, digits).format(minor / 10 ** decimals);
}

function currencyName(currency: string, language: Language): string {
	return new Intl.DisplayNames(language, { type: "currency" }).of(currency) ?? currency;
}
