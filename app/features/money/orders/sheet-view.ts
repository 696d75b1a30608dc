import { decimalsOf, formatMoney, type Money, money } from "#app/shared/money.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { numberFormat } from "#app/shared/words/intl.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { TaxSnapshot } from "#db/schema/money/orders.ts";

export type OrderSummaryAmounts = {
	kind: "course" | "plan";
	interval: "month" | "year" | null;
	trialDays: number;
	currency: string;
	listMinor: number;
	discountMinor: number;
	netMinor: number;
	totalMinor: number;
	taxMinor: number;
	tax: TaxSnapshot | null;
	couponCode: string | null;
};
export type OrderSummaryView = {
	lines: { label: string; amount: string }[];
	total: { label: string; amount: string };
};

/** `totalIs`: due today, paid, or a plain sum. */
type ReaderContext = { language: Language; formats: Formats; totalIs?: "due" | "paid" | "sum" };

/** An order summary as lines. Shows stored amounts and never adds them up again. */
export function orderSummaryView(
	amounts: OrderSummaryAmounts,
	{ language, formats, totalIs = "due" }: ReaderContext,
): OrderSummaryView {
	const t = getFixedT(language, "checkout");
	const { kind, interval, trialDays, currency, discountMinor, couponCode, tax } = amounts;
	const figure = (minor: number) => plainFigure(money(minor, currency), language);
	const what = kind === "course" ? "course" : (interval ?? "month");
	const label = trialDays > 0 ? t("sheet.trial", { count: trialDays }) : t(`sheet.${what}`);
	const lines = [{ label, amount: figure(amounts.listMinor) }];
	if (discountMinor > 0) {
		lines.push({
			label: t("sheet.coupon", { code: couponCode ?? "" }),
			amount: `\u2212\u202f${figure(discountMinor)}`,
		});
		lines.push({ label: t("sheet.net"), amount: figure(amounts.netMinor) });
	}
	lines.push({ label: taxLabel(tax, t, formats), amount: figure(amounts.taxMinor) });
	const total = money(amounts.totalMinor, currency);
	const due = t(`sheet.${totalIs}`, { currency: currencyName(currency, language) });
	return { lines, total: { label: due, amount: formatMoney(total, language) } };
}

type T = ReturnType<typeof getFixedT<"checkout">>;

function taxLabel(tax: TaxSnapshot | null, t: T, formats: Formats): string {
	if (!tax || tax.kind === "none") return t("sheet.noTax");
	if (tax.kind === "reverseCharge") return t("sheet.reverseCharge");
	const rate = `${formats.number(tax.rateBps / 100)}\u00a0%`;
	return t("sheet.tax", { country: formats.country(tax.country), rate });
}

export function plainFigure({ minor, currency }: Money, language: Language): string {
	const decimals = decimalsOf(currency);
	const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
	return numberFormat(language, digits).format(minor / 10 ** decimals);
}

export function currencyName(currency: string, language: Language): string {
	return new Intl.DisplayNames(language, { type: "currency" }).of(currency) ?? currency;
}
