import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { labelled } from "#app/shared/words/joining.ts";
import { classNames } from "../class-names";
import { chartTicks } from "./chart-ticks";

export type BarChartProps = {
	data: Array<{ label: string; value: number; isToday?: boolean }>;
	/** Caption of the table that replaces the chart for screen readers. */
	caption: string;
	columns: { label: string; value: string };
	/** Values of the vertical axis; round ones are chosen if left out. */
	ticks?: number[];
	leastScale?: number;
	labelEvery?: number;
	formatValue?: (value: number) => string;
	className?: string;
};

/** In pixels, including the labels. */
export const CHART_HEIGHT = 200;
const TOP = 10;
const BASE = 170;

/** A bar chart rendered on the server. Widths are relative, so letters keep their size on a phone. */
export function BarChart({
	data,
	caption,
	columns,
	ticks,
	leastScale = 0,
	labelEvery = 7,
	formatValue = String,
	className,
}: BarChartProps) {
	const { i18n } = useTranslation();
	const marks = ticks ?? chartTicks(Math.max(leastScale, ...data.map(({ value }) => value)));
	const highest = Math.max(...marks, 1);
	const yOf = (value: number) => BASE - (value / highest) * (BASE - TOP);
	const slot = 100 / Math.max(data.length, 1);

	return (
		<figure className={classNames("relative m-0 overflow-hidden", className)}>
			<div aria-hidden="true" className="flex text-step-1">
				<div className="relative w-9 shrink-0" style={{ height: CHART_HEIGHT }}>
					{marks.map((mark) => (
						<span
							key={mark}
							className="absolute right-2.5 -translate-y-1/2 leading-none text-ink-subtle tabular"
							style={{ top: yOf(mark) }}
						>
							{formatValue(mark)}
						</span>
					))}
				</div>
				<svg width="100%" height={CHART_HEIGHT} className="min-w-0 overflow-visible" role="presentation">
					{marks.map((mark) => (
						<line key={mark} x1="0" x2="100%" y1={yOf(mark)} y2={yOf(mark)} className="stroke-line" />
					))}
					{data.map(({ label, value, isToday }, index) => {
						const height = value > 0 ? Math.max(BASE - yOf(value), 2) : 2;
						return (
							<Fragment key={label}>
								<rect
									x={`${(index + 0.22) * slot}%`}
									y={BASE - height}
									width={`${slot * 0.56}%`}
									height={height}
									className={isToday ? "fill-accent" : value > 0 ? "fill-brand" : "fill-control"}
								>
									<title>{labelled(i18n.language, label, formatValue(value))}</title>
								</rect>
								{index % labelEvery === 0 ? (
									<text x={`${(index + 0.22) * slot}%`} y={CHART_HEIGHT - 8} className="fill-ink-subtle">
										{label}
									</text>
								) : null}
							</Fragment>
						);
					})}
				</svg>
			</div>
			<table className="sr-only">
				<caption>{caption}</caption>
				<thead>
					<tr>
						<th scope="col">{columns.label}</th>
						<th scope="col">{columns.value}</th>
					</tr>
				</thead>
				<tbody>
					{data.map(({ label, value }) => (
						<tr key={label}>
							<th scope="row">{label}</th>
							<td>{formatValue(value)}</td>
						</tr>
					))}
				</tbody>
			</table>
		</figure>
	);
}
