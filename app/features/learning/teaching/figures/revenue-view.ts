import { formatMoney, money } from "#app/shared/money.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { RevenueFigures } from "#db/schema/learning/teaching.ts";

/** Revenue as it is shown, a line for each currency and kind of money. */
export function revenueView(figures: readonly RevenueFigures[], language: Language) {
	return figures.map(({ currency, isTest, sales, netMinor, recentMinor, earlierMinor }) => ({
		currency,
		isTest,
		sales,
		net: formatMoney(money(netMinor, currency), language),
		recent: formatMoney(money(recentMinor, currency), language),
		earlier: formatMoney(money(earlierMinor, currency), language),
	}));
}
export type RevenueLine = ReturnType<typeof revenueView>[number];
