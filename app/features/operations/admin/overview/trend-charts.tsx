import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DeferredPart } from "#app/features/site/error-pages/deferred-part.tsx";
import { BarChart } from "#app/ui/charts/bar-chart.tsx";
import { CHART_HEIGHT } from "#app/ui/charts/chart-frame.tsx";
import { Skeleton, SkeletonGroup } from "#app/ui/states/skeleton.tsx";
import { RevenueCharts } from "../revenue/revenue-charts";
import type { RevenueTrend } from "../revenue/revenue-trends";
import type { TrendSpan } from "./read-trends.server";
import { TrendRangeChoice } from "./trend-range";
import { TRENDS, type TrendData, type TrendName, type TrendRange, trendSearch } from "./trends";

type Props = {
	range: TrendRange;
	today: string;
	span: TrendSpan;
	trends: Promise<{ counts: TrendData[]; revenue: RevenueTrend[] | null }>;
};

/** The data is deferred, so that the page does not wait. */
export function TrendCharts({ range, today, span, trends }: Props) {
	const { t } = useTranslation("admin");
	const { days, from } = range;
	const own = from === null ? null : span;
	return (
		<section id="trends" aria-labelledby="trends-title" className="scroll-mt-24">
			<h2 id="trends-title" className="font-serif text-step-4">
				{t("trends.title")}
			</h2>
			<TrendRangeChoice range={range} today={today} />
			{own ? <p className="mt-3 text-ui text-ink-muted">{t("trends.span", own)}</p> : null}
			<DeferredPart key={trendSearch(range)} data={trends} skeleton={<Waiting />}>
				{({ counts, revenue }) => (
					<>
						<Charts>
							{counts.map((trend) => (
								<Chart key={trend.name} trend={trend} days={days} span={own} />
							))}
						</Charts>
						{revenue ? <RevenueCharts revenue={revenue} days={days} span={own} /> : null}
					</>
				)}
			</DeferredPart>
		</section>
	);
}

type ChartProps = { trend: TrendData; days: number; span: TrendSpan | null };

function Chart({ trend: { name, bars, sum, before, change }, days, span }: ChartProps) {
	const { t } = useTranslation("admin");
	return (
		<ChartSection name={name}>
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
			<BarChart
				className="mt-3"
				data={bars}
				labelEvery={Math.ceil(days / 4)}
				caption={
					span
						? t("trends.inRange", { name: t(`trends.${name}.title`), ...span })
						: t(`trends.${name}.caption`, { count: days })
				}
				columns={{ label: t("trends.day"), value: t(`trends.${name}.title`) }}
			/>
		</ChartSection>
	);
}

const SKELETON_BARS = Array.from({ length: 15 }, (_, bar) => bar);

/** Hidden without JavaScript; the data then appears at the end of the page (styles/base.css). */
function Waiting() {
	const { t } = useTranslation("common");
	return (
		<Charts>
			{TRENDS.map((name) => (
				<ChartSection key={name} name={name} className="noscript:hidden">
					<SkeletonGroup label={t("loading")} className="mt-12">
						<div className="flex items-end gap-[3%] pl-9" style={{ height: CHART_HEIGHT }}>
							{SKELETON_BARS.map((bar) => (
								<Skeleton key={bar} className="h-4/5 grow" />
							))}
						</div>
					</SkeletonGroup>
				</ChartSection>
			))}
		</Charts>
	);
}

function Charts({ children }: { children: ReactNode }) {
	return <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 lg:grid-cols-2">{children}</div>;
}

function ChartSection({ name, className, children }: { name: TrendName; className?: string; children: ReactNode }) {
	const { t } = useTranslation("admin");
	return (
		<section aria-labelledby={name} className={className}>
			<h3 id={name} className="text-ui font-strong">
				{t(`trends.${name}.title`)}
			</h3>
			{children}
		</section>
	);
}
