import { z } from "zod";
import { isCurrency, parseMoney } from "../money.ts";

/** The highest amount that a form accepts, in minor units. */
const MOST_MINOR = 100_000_000;

/** True for a text that is an amount of a currency from `leastMinor` up. */
export function isAmountText(text: string, currency: string, leastMinor: 0 | 1): boolean {
	const amount = parseMoney(text, currency);
	return amount !== null && amount.minor >= leastMinor && amount.minor <= MOST_MINOR;
}

/** The code of a currency, in small or capital letters. */
export const currencyText = <Key extends string>(key: Key) =>
	z.string(key).trim().toUpperCase().refine(isCurrency, key);

type WholeKeys = { whole: string; small: string; large: string };

/** A whole number within bounds; each way to miss them has its message. */
export const wholeNumber = ({ min, max }: { min: number; max: number }, { whole, small, large }: WholeKeys) =>
	z.number(whole).int(whole).min(min, small).max(max, large);
