import type { memberships } from "../../../db/schema/schema";

/** A row of `memberships`. Its instants but `dueAt` are by its own clock. */
export type Membership = typeof memberships.$inferSelect;

/** How the school deals with a card that fails, and when it reminds: the setting `membership`. */
export type MembershipRules = {
	/** How long what was paid for stays open after a charge that failed. */
	graceDays: number;
	/** How often a card is tried again, and after how many days each time. */
	retries: number;
	retryEveryDays: number;
	/** How long before a renewal or the end of a trial its member is reminded. */
	remindDays: number;
};

export const DAY_MS = 86_400_000;
export const daysAfter = (at: Date, days: number) => new Date(at.getTime() + days * DAY_MS);

/** What time it is for a membership. */
export function ownNow({ clockOffsetSeconds }: Pick<Membership, "clockOffsetSeconds">, realNow: Date): Date {
	return new Date(realNow.getTime() + clockOffsetSeconds * 1000);
}

/** An instant of a membership's own clock in real time. */
export function toReal({ clockOffsetSeconds }: Pick<Membership, "clockOffsetSeconds">, own: Date): Date {
	return new Date(own.getTime() - clockOffsetSeconds * 1000);
}

/**
 * The end of a period: the same day of the next month or year, or the last one that it has. Who began on the 31st comes
 * back to it after a shorter month: `anchor` is when the first period began. UTC.
 */
export function periodEnd(start: Date, interval: "month" | "year", anchor: Date): Date {
	const isShortened = start.getUTCDate() === lastDay(start) && anchor.getUTCDate() > start.getUTCDate();
	const day = isShortened ? anchor.getUTCDate() : start.getUTCDate();
	const end = new Date(start);
	end.setUTCMonth(end.getUTCMonth() + (interval === "year" ? 12 : 1), 1);
	end.setUTCDate(Math.min(day, lastDay(end)));
	return end;
}

function lastDay(at: Date): number {
	return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
}
