import type { TFunction } from "i18next";
import { type CsvColumn, csvResponse } from "#app/shared/lists/csv.server.ts";
import { money, moneyText } from "#app/shared/money.ts";
import type { Report } from "./read-report.server";
import type { ReportPart } from "./report-query";

export function reportFileOf(report: Report, part: ReportPart, t: TFunction<"revenue">): Promise<Response> {
	const { currency } = report.query;
	// A number, because a negative text would be taken for a formula.
	const amount = (minor: number) => Number(moneyText(money(minor, currency)));
	const file = <Row>(columns: CsvColumn<Row>[], rows: Row[]) =>
		csvResponse<Row, true>({
			name: `revenue-${part}`,
			columns: [...columns, [t("columns.currency"), () => currency]],
			read: async (after) => (after ? [] : rows),
			keyOf: () => true,
		});
	if (part === "revenue") {
		return file(
			[
				[t("columns.when"), ({ bucket }) => bucket],
				[t("columns.paid"), ({ paid }) => amount(paid)],
				[t("columns.returned"), ({ returned }) => amount(returned)],
				[t("columns.net"), ({ paid, returned }) => amount(paid - returned)],
				[t("columns.orders"), ({ orders }) => orders],
			],
			report.buckets,
		);
	}
	if (part === "refunds") {
		return file(
			[
				[t("columns.kind"), ({ kind }) => kind],
				[t("columns.reason"), ({ reason }) => reason],
				[t("columns.count"), ({ n }) => n],
				[t("columns.amount"), ({ minor }) => amount(minor)],
			],
			report.reasons,
		);
	}
	if (part === "mrr") {
		return file(
			[
				[t("columns.month"), ({ month }) => month],
				[t("columns.start"), ({ startMinor }) => amount(startMinor)],
				[t("moves.new"), ({ moved }) => amount(moved.new)],
				[t("moves.expansion"), ({ moved }) => amount(moved.expansion)],
				[t("moves.contraction"), ({ moved }) => amount(moved.contraction)],
				[t("moves.churned"), ({ moved }) => amount(moved.churned)],
				[t("columns.end"), ({ endMinor }) => amount(endMinor)],
				[t("columns.startMembers"), ({ startMembers }) => startMembers],
				[t("columns.came"), ({ came }) => came],
				[t("columns.gone"), ({ gone }) => gone],
				[`${t("columns.memberChurn")} (%)`, ({ memberChurn }) => memberChurn],
				[`${t("columns.revenueChurn")} (%)`, ({ revenueChurn }) => revenueChurn],
			],
			report.months,
		);
	}
	const later = report.since.map(
		(_, at): CsvColumn<Report["cohorts"][number]> => [
			t("columns.later", { count: at }),
			({ kept }) => kept[at] ?? null,
		],
	);
	return file(
		[[t("columns.month"), ({ month }) => month], [t("columns.members"), ({ members }) => members], ...later],
		report.cohorts,
	);
}
