import { CHARGED_CURRENCY } from "#app/features/money/prices/display-currency.ts";
import type { Currency } from "#app/shared/money.ts";

type MoneyKind = { currency: Currency; isTest: boolean };

/** Distinct; real before test money, the price currency first, then by code. */
export function byCurrency(rows: readonly MoneyKind[]): MoneyKind[] {
	const kinds = new Map(rows.map(({ currency, isTest }) => [`${currency} ${isTest}`, { currency, isTest }]));
	const rank = ({ currency, isTest }: MoneyKind) =>
		`${isTest ? 1 : 0}${currency === CHARGED_CURRENCY ? 0 : 1}${currency}`;
	return [...kinds.values()].sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
}
