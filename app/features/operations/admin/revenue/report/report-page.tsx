import { useTranslation } from "react-i18next";
import { StackChart } from "#app/ui/charts/stack-chart.tsx";
import { Stat, StatList } from "#app/ui/figures/stat.tsx";
import { TabLinks } from "#app/ui/tabs/tab-links.tsx";
import { ChurnTable } from "./churn-table";
import { CohortTable } from "./cohort-table";
import { RefundReasons } from "./refund-reasons";
import { ReportPart } from "./report-part";
import { REPORT_MODES, REPORT_PERIODS, reportAddress } from "./report-query";
import type { ReportView } from "./report-view";

export function ReportPage({ view }: { view: ReportView }) {
	const { query, revenue, mrr } = view;
	const { t } = useTranslation("revenue");
	const periodText = t(`periods.${query.period}`);
	return (
		<>
			<p className="max-w-prose text-ui text-ink-muted">{t("lede")}</p>
			<Choices view={view} />
			<div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-16">
				<ReportPart
					part="revenue"
					query={query}
					isEmpty={revenue.isEmpty}
					empty={t("revenue.none")}
					note={t("revenue.note")}
				>
					<StatList>
						<Stat label={t("columns.net")} value={revenue.net} note={periodText} />
						<Stat
							label={t("columns.paid")}
							value={revenue.paid}
							note={t("revenue.orders", { count: revenue.orders })}
						/>
						<Stat label={t("columns.returned")} value={revenue.returned} />
					</StatList>
					<StackChart
						className="mt-6"
						bars={revenue.bars}
						marks={revenue.marks}
						series={[
							{ name: t("columns.paid"), tone: "brand" },
							{ name: t("columns.returned"), tone: "danger" },
						]}
						labelEvery={Math.ceil(revenue.bars.length / 3)}
						caption={t("revenue.caption", { currency: query.currency })}
						columns={{ label: t("columns.when"), total: t("columns.net") }}
					/>
				</ReportPart>
				<RefundReasons query={query} refunds={view.refunds} />
				<ReportPart part="mrr" query={query} isEmpty={mrr.isEmpty} empty={t("mrr.none")} note={t("mrr.note")}>
					<StatList>
						<Stat label={t("mrr.now")} value={mrr.now} note={t("mrr.members", { count: mrr.members })} />
						<Stat label={t("mrr.yearly")} value={mrr.yearly} note={t("mrr.yearlyNote")} />
					</StatList>
					<StackChart
						className="mt-6"
						bars={mrr.bars}
						marks={mrr.marks}
						series={[
							{ name: t("moves.new"), tone: "brand" },
							{ name: t("moves.expansion"), tone: "info" },
							{ name: t("moves.contraction"), tone: "accent" },
							{ name: t("moves.churned"), tone: "danger" },
						]}
						labelEvery={Math.ceil(mrr.bars.length / 3)}
						caption={t("mrr.caption", { currency: query.currency })}
						columns={{ label: t("columns.month"), total: t("columns.end") }}
					/>
					<ChurnTable rows={view.churn} />
				</ReportPart>
				<CohortTable query={query} cohorts={view.cohorts} />
			</div>
		</>
	);
}

function Choices({ view: { query, currencies } }: { view: ReportView }) {
	const { t } = useTranslation("revenue");
	return (
		<div className="mt-6 grid gap-x-10 gap-y-2 sm:flex sm:flex-wrap">
			<TabLinks
				label={t("period")}
				items={REPORT_PERIODS.map((period) => ({
					to: reportAddress(query, { period }),
					label: t(`periods.${period}`),
					isCurrent: period === query.period,
				}))}
			/>
			<TabLinks
				label={t("columns.currency")}
				items={currencies.map((currency) => ({
					to: reportAddress(query, { currency }),
					label: currency,
					isCurrent: currency === query.currency,
				}))}
			/>
			<TabLinks
				label={t("mode")}
				items={REPORT_MODES.map((mode) => ({
					to: reportAddress(query, { mode }),
					label: t(`modes.${mode}`),
					isCurrent: mode === query.mode,
				}))}
			/>
		</div>
	);
}
