import { numberFormat } from "./words/intl.ts";
import type { Language } from "./words/languages.ts";

export type Currency = string;

/** An amount that is charged, paid or owed, in whole minor units (cents, yen, fils). May be negative. */
export type Money = { readonly minor: number; readonly currency: Currency };

/** To the nearest minor unit (halves away from zero), towards zero, or away from it. */
export type Rounding = "nearest" | "down" | "up";

/** Throws a RangeError unless `minor` is whole and the currency is valid. */
export function money(minor: number, currency: Currency): Money {
	if (!Number.isSafeInteger(minor)) throw new RangeError(`${minor} is no whole number of minor units`);
	if (!/^[A-Z]{3}$/.test(currency)) throw new RangeError(`${currency} is no ISO 4217 code`);
	return { minor: minor === 0 ? 0 : minor, currency };
}

/** ISO 4217 codes that are not money: tests, units of account, metals. */
const NO_MONEY = new Set("XXX XTS XDR XSU XUA XAU XAG XPT XPD XBA XBB XBC XBD".split(" "));

export function isCurrency(code: string): boolean {
	return !NO_MONEY.has(code) && Intl.supportedValuesOf("currency").includes(code);
}

/** 2 for cents, 0 for yen, 3 for Kuwaiti fils. */
export function decimalsOf(currency: Currency): number {
	return DECIMALS_OF_CURRENCY.get(currency) ?? 2;
}

// From ISO 4217. `Intl` follows how people write amounts (no fillér, no sen), not how banks count them.
const DECIMALS_OF_CURRENCY = new Map<Currency, number>([
	...eachWithDecimals(0, "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"),
	...eachWithDecimals(3, "BHD IQD JOD KWD LYD OMR TND"),
	...eachWithDecimals(4, "CLF UYW"),
]);

function eachWithDecimals(decimals: number, codes: string): [Currency, number][] {
	return codes.split(" ").map((code) => [code, decimals]);
}

export function add(first: Money, ...others: Money[]): Money {
	return money(
		others.reduce((sum, other) => sum + minorIn(first.currency, other), first.minor),
		first.currency,
	);
}

export function subtract(from: Money, amount: Money): Money {
	return money(from.minor - minorIn(from.currency, amount), from.currency);
}

export function compare(a: Money, b: Money): number {
	return a.minor - minorIn(a.currency, b);
}

/** Multiplies by a rate, exactly: 0.29 counts as 29/100 and not as the nearest binary fraction. */
export function multiply({ minor, currency }: Money, rate: number, rounding: Rounding): Money {
	const [numerator, denominator] = asFraction(rate);
	return money(Number(divideRounded(BigInt(minor) * numerator, denominator, rounding)), currency);
}

/**
 * Splits an amount by weights into parts that add up to it. Remaining minor units go to the parts with the largest
 * remainder, the first of equals first. Weights are whole and not negative. Throws a RangeError if none is above zero.
 */
export function allocate({ minor, currency }: Money, weights: readonly number[]): Money[] {
	const total = weights.reduce((sum, weight) => sum + weight, 0);
	if (!(total > 0) || !weights.every((weight) => Number.isSafeInteger(weight) && weight >= 0)) {
		throw new RangeError("Weights are whole numbers from 0, and one of them is above it");
	}
	const [whole, sign] = [BigInt(Math.abs(minor)), minor < 0 ? -1 : 1];
	const parts = weights.map((weight, at) => {
		const share = whole * BigInt(weight);
		return { at, minor: share / BigInt(total), rest: share % BigInt(total) };
	});
	const left = Number(whole - parts.reduce((sum, part) => sum + part.minor, 0n));
	const shortest = [...parts].sort((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1));
	for (const part of shortest.slice(0, left)) part.minor += 1n;
	return parts.map((part) => money(sign * Number(part.minor), currency));
}

/** The API's decimal string: "297", "297.50", "0". */
export function moneyText({ minor, currency }: Money): string {
	const decimals = decimalsOf(currency);
	const digits = String(Math.abs(minor)).padStart(decimals + 1, "0");
	const [units, rest] = [digits.slice(0, digits.length - decimals), digits.slice(digits.length - decimals)];
	return `${minor < 0 ? "-" : ""}${units}${/^0*$/.test(rest) ? "" : `.${rest}`}`;
}

/** Parses a decimal string; null for invalid text or more decimals than the currency has. */
export function parseMoney(text: string, currency: Currency): Money | null {
	const decimals = decimalsOf(currency);
	const [, sign = "", units = "", rest = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
	if (units === "" || rest.length > decimals) return null;
	const minor = Number(`${sign}${units}${rest.padEnd(decimals, "0")}`);
	return Number.isSafeInteger(minor) ? money(minor, currency) : null;
}

/** Formats an amount, without decimals if they are zero: "$297", "297,50 $". */
export function formatMoney(amount: Money, language: Language): string {
	return formatAmount(amount, language, isWhole(amount));
}

/** A formatter for a column: if one amount of a currency has decimals, all of them show decimals. */
export function moneyColumn(amounts: readonly Money[], language: Language): (amount: Money) => string {
	const uneven = new Set(amounts.flatMap((amount) => (isWhole(amount) ? [] : [amount.currency])));
	return (amount) => formatAmount(amount, language, !uneven.has(amount.currency));
}

const isWhole = ({ minor, currency }: Money) => minor % 10 ** decimalsOf(currency) === 0;

function formatAmount({ minor, currency }: Money, language: Language, isShort: boolean): string {
	const decimals = decimalsOf(currency);
	const digits = isShort ? 0 : decimals;
	return numberFormat(language, {
		style: "currency",
		currency,
		// "$" means US dollars here; other dollars keep their prefix.
		currencyDisplay: currency === "USD" ? "narrowSymbol" : "symbol",
		minimumFractionDigits: digits,
		maximumFractionDigits: digits,
	}).format(minor / 10 ** decimals);
}

/** Exchange rates for display, never for charging: the value of one unit of `base`. */
export type DisplayRates = { readonly base: Currency; readonly rates: Readonly<Record<Currency, number>> };

/** A converted amount for display. Not `Money`, so that it cannot be added up or charged. */
export type DisplayAmount = { readonly about: number; readonly in: Currency };

export function displayIn({ minor, currency }: Money, target: Currency, { base, rates }: DisplayRates) {
	const rate = rates[target];
	if (currency !== base || target === base || rate === undefined) return null;
	const [numerator, denominator] = asFraction(rate);
	const scale = decimalsOf(target) - decimalsOf(currency);
	const [up, down] = scale < 0 ? [1n, 10n ** BigInt(-scale)] : [10n ** BigInt(scale), 1n];
	const about = divideRounded(BigInt(minor) * numerator * up, denominator * down, "nearest");
	return { about: Number(about), in: target } satisfies DisplayAmount;
}

export function wholeUnits({ about, in: currency }: DisplayAmount): DisplayAmount {
	const unit = 10 ** decimalsOf(currency);
	return { about: Math.sign(about) * Math.round(Math.abs(about) / unit) * unit, in: currency };
}

export function formatDisplay({ about, in: currency }: DisplayAmount, language: Language): string {
	return formatMoney({ minor: about, currency }, language);
}

function minorIn(currency: Currency, amount: Money): number {
	if (amount.currency !== currency) throw new RangeError(`${amount.currency} and ${currency} do not add up`);
	return amount.minor;
}

function asFraction(rate: number): [bigint, bigint] {
	const [, sign, units = "0", decimals = "", exponent = "0"] =
		/^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(rate)) ?? [];
	if (sign === undefined) throw new RangeError(`${rate} is no rate`);
	const power = Number(exponent) - decimals.length;
	const digits = BigInt(`${sign}${units}${decimals}`);
	return power < 0 ? [digits, 10n ** BigInt(-power)] : [digits * 10n ** BigInt(power), 1n];
}

function divideRounded(numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
	const [sign, size] = numerator < 0n ? [-1n, -numerator] : [1n, numerator];
	const [whole, rest] = [size / denominator, size % denominator];
	const goesUp = rounding === "up" ? rest > 0n : rounding === "nearest" && rest * 2n >= denominator;
	return sign * (goesUp ? whole + 1n : whole);
}
