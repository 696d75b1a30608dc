import { useTranslation } from "react-i18next";
import { joinParts } from "#app/shared/words/joining.ts";
import { Badge } from "#app/ui/badge.tsx";
import { StackChart } from "#app/ui/charts/stack-chart.tsx";
import type { TrendSpan } from "../overview/read-trends.server";
import type { RevenueTrend } from "./revenue-trends";

type Props = {
	revenue: RevenueTrend[];
	days: number;
	span: TrendSpan | null;
};

export function RevenueCharts({ revenue, days, span }: Props) {
	const { t } = useTranslation("admin");
	return (
		<section aria-labelledby="revenue" className="mt-10">
			<h3 id="revenue" className="text-ui font-strong">
				{t("trends.revenue.title")}
			</h3>
			<p className="mt-1 text-step-1 text-ink-muted">
				{revenue.length > 0
					? t("trends.revenue.note")
					: span
						? t("trends.revenue.noneInRange")
						: t("trends.revenue.none", { count: 2 * days })}
			</p>
			<div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 empty:hidden lg:grid-cols-2 lg:[&>:last-child:nth-child(odd)]:col-span-2">
				{revenue.map((one) => (
					<RevenueChart key={`${one.currency} ${one.isTest}`} revenue={one} days={days} span={span} />
				))}
			</div>
		</section>
	);
}

function RevenueChart({ revenue, days, span }: Omit<Props, "revenue"> & { revenue: RevenueTrend }) {
	const { t, i18n } = useTranslation("admin");
	const { currency, isTest, sum, before, change, paid, returned, bars, marks } = revenue;
	return (
		<section aria-label={joinParts(i18n.language, [currency, isTest && t("trends.revenue.test")])}>
			<h4 className="flex flex-wrap items-center gap-x-3 text-ui">
				{currency}
				{isTest ? <Badge tone="info">{t("trends.revenue.test")}</Badge> : null}
			</h4>
			<p className="mt-1 flex flex-wrap items-baseline gap-x-3">
				<span className="font-serif text-step-5 lining-nums">{sum}</span>
				<span className="text-step-1 text-ink-muted">
					{change ? (
						<>
							<span className={change.isLess ? "text-accent-text" : "text-brand-text"}>{change.text}</span>
							{" · "}
						</>
					) : null}
					{t("trends.before", { count: days, before })}
				</span>
			</p>
			<p className="mt-1 text-step-1 text-ink-muted">{t("trends.revenue.parts", { paid, returned })}</p>
			<StackChart
				className="mt-3"
				bars={bars}
				marks={marks}
				series={[
					{ name: t("trends.revenue.paid"), tone: "brand" },
					{ name: t("trends.revenue.returned"), tone: "danger" },
				]}
				labelEvery={Math.ceil(days / 4)}
				caption={
					span
						? t("trends.inRange", { name: joinParts(i18n.language, [t("trends.revenue.title"), currency]), ...span })
						: t("trends.revenue.caption", { count: days, currency })
				}
				columns={{ label: t("trends.day"), total: t("trends.revenue.net") }}
			/>
		</section>
	);
}
