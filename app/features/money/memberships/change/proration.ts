import { allocate, type Money, subtract } from "#app/shared/money.ts";

type Terms = { planId: number; interval: "month" | "year"; amountMinor: number };
/** What a choice is: what runs already, more than that, which begins at once, or less, which begins at the end of what is paid. */
export type ChangeKind = "same" | "up" | "down";

/** A longer interval and a dearer plan begin at once, a shorter and a cheaper one when what is paid has run out. */
export function changeKind(current: Terms, chosen: Terms): ChangeKind {
	if (current.interval !== chosen.interval) return chosen.interval === "year" ? "up" : "down";
	if (current.planId === chosen.planId) return "same";
	return chosen.amountMinor > current.amountMinor ? "up" : "down";
}

/** What of the worth of the period has not gone back, and what was kept in all of the orders that have paid for it. */
type Kept = { worthMinor: number; leftMinor: number; keptMinor: number };
type Period = { from: Date; until: Date; at: Date };
/** What a change costs before tax: the new plan for what is left, less what was paid for that time already. */
export type Proration = { added: Money; unused: Money; due: Money; secondsLeft: number; secondsInAll: number };

/**
 * The price of a change in the middle of a period, to the second, each share rounded to the nearest minor unit. `isNewPeriod`: the
 * new plan begins a whole period of its own. Of what the period has cost nothing is left that has gone back. Never below zero.
 */
export function prorate(
	prices: { current: Money; chosen: Money; isNewPeriod: boolean },
	period: Period,
	kept: Kept,
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
