import { allocate, type Money, subtract } from "#app/shared/money.ts";

type PlanTerms = { planId: number; interval: "month" | "year"; amountMinor: number };
/** `up` begins at once; `down` when the paid period ends. */
export type ChangeKind = "same" | "up" | "down";

/** A longer interval or a higher price is `up`, a shorter or lower one `down`. */
export function changeKind(current: PlanTerms, chosen: PlanTerms): ChangeKind {
	if (current.interval !== chosen.interval) return chosen.interval === "year" ? "up" : "down";
	if (current.planId === chosen.planId) return "same";
	return chosen.amountMinor > current.amountMinor ? "up" : "down";
}

/**
 * `leftMinor`: the part of the period's value that was not refunded; `keptMinor`: the unrefunded net sum of all its
 * orders.
 */
type PeriodValue = { worthMinor: number; leftMinor: number; keptMinor: number };
type Period = { from: Date; until: Date; at: Date };
/** Before tax: the new plan for the remaining time, less what was paid for that time. */
export type Proration = { added: Money; unused: Money; due: Money; secondsLeft: number; secondsInAll: number };

/**
 * Prorates a change to the second; each share is rounded to the nearest minor unit. `isNewPeriod`: the new plan
 * begins a whole period. Refunded money gives no credit. Never below zero.
 */
export function prorateChange(
	prices: { current: Money; chosen: Money; isNewPeriod: boolean },
	period: Period,
	kept: PeriodValue,
): Proration {
	const secondsInAll = Math.max(1, seconds(period.from, period.until));
	const secondsLeft = Math.min(secondsInAll, Math.max(0, seconds(period.at, period.until)));
	const share = (price: Money) => allocate(price, [secondsLeft, secondsInAll - secondsLeft])[0] ?? price;
	const added = prices.isNewPeriod ? prices.chosen : share(prices.chosen);
	const { worthMinor, leftMinor, keptMinor } = kept;
	const current =
		worthMinor > 0 ? (allocate(prices.current, [leftMinor, worthMinor - leftMinor])[0] ?? prices.current) : null;
	const unused = { ...prices.current, minor: current ? Math.min(share(current).minor, keptMinor) : 0 };
	const rest = subtract(added, unused);
	return { added, unused, due: rest.minor < 0 ? { ...rest, minor: 0 } : rest, secondsLeft, secondsInAll };
}

const seconds = (from: Date, until: Date) => Math.floor((until.getTime() - from.getTime()) / 1000);
