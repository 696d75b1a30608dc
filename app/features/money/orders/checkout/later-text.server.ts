import { formatMoney, type Money } from "#app/shared/money.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";

/** Prices of later periods, including tax; `lowered` come first, and `periods` null means all. */
export type LaterPrices = {
	interval: "month" | "year";
	usual: Money;
	lowered: { price: Money; periods: number | null } | null;
};

export function laterText({ interval, usual, lowered }: LaterPrices, language: Language): string {
	const t = getFixedT(language, "checkout");
	const price = formatMoney(usual, language);
	if (!lowered || lowered.periods === 0) return t(`sheet.then.${interval}`, { price });
	const { periods: count } = lowered;
	const lower = formatMoney(lowered.price, language);
	if (count === null) return t(`sheet.then.${interval}`, { price: lower });
	return t(`sheet.lowered.${interval}`, { lowered: lower, count, price });
}
