import { addDays, type CalendarDay, dayOf, weekdayOf } from "#app/shared/calendar-day.ts";
import type { AppealOutcome, ReportReason } from "#db/schema/community/moderation-kinds.ts";

/** `minutes`: from the first report to the decision. */
export type FirstDecision = { reason: ReportReason; decidedAt: Date; minutes: number };
export type DecidedAppeal = { reason: ReportReason; outcome: AppealOutcome; decidedAt: Date };

export type Figures = {
	decided: number;
	/** In whole minutes; null without decisions. */
	median: number | null;
	within90: number | null;
	upheld: number;
	lifted: number;
};

/** Minutes within which a share (0 to 1) of the decisions was made, interpolated between two of them. */
export function minutesWithin(decisions: readonly { minutes: number }[], share: number): number | null {
	const sorted = decisions.map(({ minutes }) => Math.max(0, minutes)).sort((a, b) => a - b);
	const place = share * (sorted.length - 1);
	const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
	if (low === undefined || high === undefined) return null;
	return Math.round(low + (high - low) * (place - Math.floor(place)));
}

export function figuresOf(decisions: readonly FirstDecision[], appeals: readonly DecidedAppeal[]): Figures {
	const counted = (wanted: AppealOutcome) => appeals.filter(({ outcome }) => outcome === wanted).length;
	return {
		decided: decisions.length,
		median: minutesWithin(decisions, 0.5),
		within90: minutesWithin(decisions, 0.9),
		upheld: counted("upheld"),
		lifted: counted("lifted"),
	};
}

/** The Mondays of so many calendar weeks, the week of `today` last. */
export function weeksUntil(today: CalendarDay, count: number): CalendarDay[] {
	const monday = mondayOf(today);
	return Array.from({ length: count }, (_, at) => addDays(monday, 7 * (at + 1 - count)));
}

type Made = { decisions: readonly FirstDecision[]; appeals: readonly DecidedAppeal[] };

/** The figures of each week, in the calendar of the time zone. */
export function figuresByWeek({ decisions, appeals }: Made, weeks: readonly CalendarDay[], timeZone: string) {
	const weekOf = ({ decidedAt }: { decidedAt: Date }) => mondayOf(dayOf(decidedAt, timeZone));
	const decisionsByWeek = Map.groupBy(decisions, weekOf);
	const appealsByWeek = Map.groupBy(appeals, weekOf);
	return weeks.map((week) => ({
		week,
		...figuresOf(decisionsByWeek.get(week) ?? [], appealsByWeek.get(week) ?? []),
	}));
}

/** The figures of each reason that has any, the most frequent first. */
export function figuresByReason({ decisions, appeals }: Made) {
	const reasons = new Set([...decisions, ...appeals].map(({ reason }) => reason));
	return [...reasons]
		.map((reason) => ({
			reason,
			...figuresOf(
				decisions.filter((one) => one.reason === reason),
				appeals.filter((one) => one.reason === reason),
			),
		}))
		.sort((a, b) => b.decided - a.decided);
}

function mondayOf(day: CalendarDay): CalendarDay {
	return addDays(day, 1 - weekdayOf(day));
}
