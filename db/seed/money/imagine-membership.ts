import type { Fate, Joining } from "./buyers.ts";

const DAY = 86_400_000;

/** What plans cost where the school had set a price in a currency: net, by the month; a year costs ten. */
const PRICES = {
	USD: { basic: 2900, pro: 9700, elite: 29_700 },
	EUR: { basic: 2700, pro: 8900, elite: 27_900 },
	GBP: { basic: 2300, pro: 7900, elite: 23_900 },
} as const;
const EURO = ["AT", "BE", "DE", "ES", "FI", "FR", "IE", "IT", "NL", "PT"];

/** What somebody pays in. */
export const currencyOf = (country: string) => (country === "GB" ? "GBP" : EURO.includes(country) ? "EUR" : "USD");

export type ImaginedMembership = {
	fate: Fate;
	plan: Joining["plan"];
	interval: Joining["interval"];
	currency: string;
	amountMinor: number;
	/** When each period began that was paid, and when the last one ends. */
	starts: Date[];
	until: Date;
	endedAt: Date | null;
	pausedAt: Date | null;
};

/**
 * The periods of a membership up to now. One that lives has its next date more than a week from now, so that a
 * school that has just been made has nothing to charge and nobody to remind.
 */
export function imagineMembership(joining: Joining, country: string, now: Date): ImaginedMembership {
	const { plan, interval, fate } = joining;
	const currency = currencyOf(country);
	const amountMinor = PRICES[currency][plan] * (interval === "year" ? 10 : 1);
	const lives = joining.periods === undefined;
	const first = lives ? alignedStart(joining, now) : calm(new Date(now.getTime() - joining.daysAgo * DAY));
	const starts = [first];
	while (lives && endOf(starts, interval) <= now) starts.push(endOf(starts, interval));
	while (starts.length < (joining.periods ?? 0)) starts.push(endOf(starts, interval));
	const [last, until] = [starts.at(-1) ?? first, endOf(starts, interval)];
	return {
		fate,
		plan,
		interval,
		currency,
		amountMinor,
		starts,
		until,
		endedAt: lives ? null : (ENDS[fate]?.(last, until) ?? until),
		pausedAt: fate === "paused" ? new Date(now.getTime() - 3 * DAY) : null,
	};
}

const ENDS: Partial<Record<Fate, (last: Date, until: Date) => Date>> = {
	refunded: (last) => new Date(last.getTime() + 20 * DAY),
	disputed: (last) => new Date(last.getTime() + 25 * DAY),
	// When grace has run out.
	unpaid: (_, until) => new Date(until.getTime() + 14 * DAY),
};

/** A day, at most so many ago, whose next period begins a good while after now. */
function alignedStart({ daysAgo, interval }: Joining, now: Date): Date {
	for (let ahead = 9; ; ahead += 1) {
		const until = new Date(now.getTime() + ahead * DAY);
		if (until.getUTCDate() > 28) continue;
		if (interval === "year") return calm(new Date(now.getTime() - daysAgo * DAY));
		const start = monthsAfter(until, -Math.max(1, Math.floor((daysAgo + ahead) / 30.5)));
		if (start.getTime() >= now.getTime() - daysAgo * DAY && start < now) return start;
	}
}

/** Not on one of the last days of a month, which some months lack. */
function calm(at: Date): Date {
	return at.getUTCDate() > 28 ? new Date(at.getTime() - 3 * DAY) : at;
}

function endOf(starts: Date[], interval: Joining["interval"]): Date {
	const last = starts.at(-1) ?? new Date();
	return monthsAfter(last, interval === "year" ? 12 : 1);
}

function monthsAfter(at: Date, months: number): Date {
	const end = new Date(at);
	end.setUTCMonth(end.getUTCMonth() + months);
	return end;
}
