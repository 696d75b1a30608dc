import { formatMoney, money } from "#app/shared/money.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import { dateFormat, numberFormat } from "#app/shared/words/intl.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { StackBar } from "#app/ui/charts/stack-chart.tsx";
import { stackMarks } from "#app/ui/charts/stack-marks.ts";
import { axisMoney } from "../axis-money";
import { roundedShare } from "./mrr-months";
import type { Report } from "./read-report.server";

export type ReportView = ReturnType<typeof reportView>;

export function reportView(report: Report, { language, formats }: { language: Language; formats: Formats }) {
	const { query, currencies, buckets, reasons, months } = report;
	const say = (minor: number) => formatMoney(money(minor, query.currency), language);
	const percent = numberFormat(language, { style: "percent", maximumFractionDigits: 1 });
	const rate = (value: number | null) => (value === null ? null : percent.format(value / 100));
	const monthName = dateFormat(language, { month: "short", year: "numeric", timeZone: "UTC" });
	const named = (month: string) => monthName.format(new Date(`${month}-01T00:00:00Z`));
	const marksOf = (bars: StackBar[]) =>
		stackMarks(bars.map(({ values }) => values)).map((value) => ({
			value,
			text: axisMoney(money(value, query.currency), language),
		}));
	const total = (field: "paid" | "returned" | "orders") => buckets.reduce((all, row) => all + row[field], 0);

	const revenueBars = buckets.map(({ bucket, paid, returned }): StackBar => {
		const values = [paid, 0 - returned];
		const label = bucket.length > 7 ? formats.day(bucket) : named(bucket);
		return { label, values, texts: values.map(say), total: say(paid - returned) };
	});
	const mrrBars = months.map(({ month, moved, endMinor }): StackBar => {
		const values = [moved.new, moved.expansion, moved.contraction, moved.churned];
		return { label: named(month), values, texts: values.map(say), total: say(endMinor) };
	});
	const [paid, returned, orders] = [total("paid"), total("returned"), total("orders")];
	const refundCount = reasons.reduce((all, { n }) => all + n, 0);
	const last = months.at(-1);
	return {
		query,
		currencies,
		revenue: {
			isEmpty: paid === 0 && returned === 0,
			paid: say(paid),
			returned: say(returned),
			net: say(paid - returned),
			orders,
			bars: revenueBars,
			marks: marksOf(revenueBars),
		},
		refunds: {
			count: refundCount,
			amount: say(returned),
			shareOfPaid: rate(roundedShare(returned, paid)),
			shareOfOrders: rate(roundedShare(refundCount, orders)),
			rows: reasons.map(({ kind, reason, n, minor }) => ({
				kind,
				reason,
				count: formats.number(n),
				amount: say(minor),
				share: rate(roundedShare(n, refundCount)) ?? "",
				width: refundCount > 0 ? (n / refundCount) * 100 : 0,
			})),
		},
		mrr: {
			isEmpty: months.every(({ endMinor, endMembers, came, gone }) => !endMinor && !endMembers && !came && !gone),
			now: say(last?.endMinor ?? 0),
			yearly: say((last?.endMinor ?? 0) * 12),
			members: last?.endMembers ?? 0,
			bars: mrrBars,
			marks: marksOf(mrrBars),
		},
		churn: months.map(({ month, startMembers, gone, memberChurn, startMinor, moved, revenueChurn }) => ({
			month: named(month),
			startMembers: formats.number(startMembers),
			gone: formats.number(gone),
			memberChurn: rate(memberChurn),
			start: say(startMinor),
			lost: say(0 - moved.churned - moved.contraction),
			revenueChurn: rate(revenueChurn),
		})),
		cohorts: {
			later: report.since.map((_, at) => at),
			rows: report.cohorts.map(({ month, members, kept }) => ({
				month: named(month),
				members: formats.number(members),
				cells: kept.map((left) => ({
					percent: Math.round((left / members) * 100),
					text: formats.percent(Math.round((left / members) * 100)),
				})),
			})),
		},
	};
}
