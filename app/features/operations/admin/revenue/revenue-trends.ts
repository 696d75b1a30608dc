import { daysBefore, learningDay } from "#app/features/learning/enrollment/progress/learning-day.ts";
import { add, type Currency, formatMoney, money, subtract } from "#app/shared/money.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { StackBar } from "#app/ui/charts/stack-chart.tsx";
import { stackMarks } from "#app/ui/charts/stack-marks.ts";
import { QUARTER_HOUR_MS } from "../overview/quarter-hour";
import type { TrendPeriod } from "../overview/trends";
import { axisMoney } from "./axis-money";
import { byCurrency } from "./by-currency";

/** Currencies, and real and test money, are never added up. */
type Amount = { currency: Currency; isTest: boolean; minor: number };
type InQuarter = Amount & { quarter: number };
export type RevenueRows = {
	paid: readonly InQuarter[];
	returned: readonly InQuarter[];
	paidBefore: readonly Amount[];
	returnedBefore: readonly Amount[];
};

type Reader = { days: number; period: TrendPeriod; timeZone: string; formats: Formats; language: Language };
export type RevenueTrend = ReturnType<typeof revenueTrends>[number];

/** Per currency, test money separate. Net of refunds, before tax. Empty without movements. */
export function revenueTrends(rows: RevenueRows, { days, period, timeZone, formats, language }: Reader) {
	return byCurrency([...rows.paid, ...rows.returned, ...rows.paidBefore, ...rows.returnedBefore]).map(
		({ currency, isTest }) => {
			const isOurs = (row: Amount) => row.currency === currency && row.isTest === isTest;
			const total = (all: readonly Amount[]) =>
				add(money(0, currency), ...all.filter(isOurs).map(({ minor }) => money(minor, currency)));
			const perDay = (all: readonly InQuarter[]) => {
				const byDay = new Map<string, number>();
				for (const { quarter, minor } of all.filter(isOurs)) {
					const day = learningDay(new Date(quarter * QUARTER_HOUR_MS), timeZone);
					byDay.set(day, (byDay.get(day) ?? 0) + minor);
				}
				return byDay;
			};
			const [paidOn, returnedOn] = [perDay(rows.paid), perDay(rows.returned)];
			const say = (minor: number) => formatMoney(money(minor, currency), language);
			const netOn: { day: string; minor: number }[] = [];
			const bars: StackBar[] = Array.from({ length: days }, (_, index) => {
				const day = daysBefore(period.last, days - 1 - index);
				const values = [paidOn.get(day) ?? 0, 0 - (returnedOn.get(day) ?? 0)];
				const net = values.reduce((all, value) => all + value, 0);
				netOn.push({ day, minor: net });
				return { label: formats.day(day), values, texts: values.map(say), total: say(net) };
			});
			const [paid, returned] = [total(rows.paid), total(rows.returned)];
			const net = subtract(paid, returned);
			const before = subtract(total(rows.paidBefore), total(rows.returnedBefore));
			const change = before.minor > 0 ? Math.round(((net.minor - before.minor) / before.minor) * 100) : null;
			return {
				currency,
				isTest,
				bars,
				days: netOn,
				paid: say(paid.minor),
				returned: say(returned.minor),
				sum: say(net.minor),
				before: say(before.minor),
				marks: stackMarks(bars.map(({ values }) => values)).map((value) => ({
					value,
					text: axisMoney(money(value, currency), language),
				})),
				change:
					change === null ? null : { isLess: change < 0, text: `${change > 0 ? "+" : ""}${formats.percent(change)}` },
			};
		},
	);
}
