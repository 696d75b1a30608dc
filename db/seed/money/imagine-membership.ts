import { DAY_MS } from "#app/shared/durations.ts";
import type { DemoMembership, MembershipOutcome } from "./buyers.ts";

/** Monthly net prices by currency; a year costs ten months. */
const PRICES = {
	USD: { basic: 2900, pro: 9700, elite: 29_700 },
	EUR: { basic: 2700, pro: 8900, elite: 27_900 },
	GBP: { basic: 2300, pro: 7900, elite: 23_900 },
} as const;
const EURO = ["AT", "BE", "DE", "ES", "FI", "FR", "IE", "IT", "NL", "PT"];

export const currencyOf = (country: string) => (country === "GB" ? "GBP" : EURO.includes(country) ? "EUR" : "USD");

export type ImaginedMembership = {
	fate: MembershipOutcome;
	plan: DemoMembership["plan"];
	interval: DemoMembership["interval"];
	currency: string;
	amountMinor: number;
	starts: Date[];
	until: Date;
	endedAt: Date | null;
	pausedAt: Date | null;
};

/** A living membership is next due in more than a week, so that a new school has nothing to charge. */
export function imagineMembership(joining: DemoMembership, country: string, now: Date): ImaginedMembership {
	const { plan, interval, fate } = joining;
	const currency = currencyOf(country);
	const amountMinor = PRICES[currency][plan] * (interval === "year" ? 10 : 1);
	const lives = joining.periods === undefined;
	const first = lives ? alignedStart(joining, now) : avoidMonthEnd(new Date(now.getTime() - joining.daysAgo * DAY_MS));
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
		pausedAt: fate === "paused" ? new Date(now.getTime() - 3 * DAY_MS) : null,
	};
}

const ENDS: Partial<Record<MembershipOutcome, (last: Date, until: Date) => Date>> = {
	refunded: (last) => new Date(last.getTime() + 20 * DAY_MS),
	disputed: (last) => new Date(last.getTime() + 25 * DAY_MS),
	unpaid: (_, until) => new Date(until.getTime() + 14 * DAY_MS),
};

function alignedStart({ daysAgo, interval }: DemoMembership, now: Date): Date {
	for (let ahead = 9; ; ahead += 1) {
		const until = new Date(now.getTime() + ahead * DAY_MS);
		if (until.getUTCDate() > 28) continue;
		if (interval === "year") return avoidMonthEnd(new Date(now.getTime() - daysAgo * DAY_MS));
		const start = monthsAfter(until, -Math.max(1, Math.floor((daysAgo + ahead) / 30.5)));
		if (start.getTime() >= now.getTime() - daysAgo * DAY_MS && start < now) return start;
	}
}

/** Avoids the last days of a month, which shorter months lack. */
function avoidMonthEnd(at: Date): Date {
	return at.getUTCDate() > 28 ? new Date(at.getTime() - 3 * DAY_MS) : at;
}

function endOf(starts: Date[], interval: DemoMembership["interval"]): Date {
	const last = starts.at(-1) ?? new Date();
	return monthsAfter(last, interval === "year" ? 12 : 1);
}

function monthsAfter(at: Date, months: number): Date {
	const end = new Date(at);
	end.setUTCMonth(end.getUTCMonth() + months);
	return end;
}
