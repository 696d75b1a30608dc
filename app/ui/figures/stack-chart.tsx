import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { joinParts, labelled } from "#app/shared/words/joining.ts";
import { classNames } from "../class-names";
import { CHART_HEIGHT } from "./bar-chart";
import { stackEnds } from "./stack-marks";

export type StackBar = {
	label: string;
	/** One per series, signed. */
	values: number[];
	/** The values and their sum in words. */
	texts: string[];
	total: string;
};
export type StackTone = keyof typeof TONES;
export type StackChartProps = {
	bars: StackBar[];
	/** Values of the vertical axis in words, including zero (`stackMarks`). */
	marks: { value: number; text: string }[];
	series: { name: string; tone: StackTone }[];
	/** Caption of the table that replaces the chart for screen readers. */
	caption: string;
	columns: { label: string; total: string };
	labelEvery?: number;
	className?: string;
};

const TONES = {
	brand: { bar: "fill-brand", key: "bg-brand" },
	info: { bar: "fill-info", key: "bg-info" },
	accent: { bar: "fill-accent", key: "bg-accent" },
	danger: { bar: "fill-danger", key: "bg-danger" },
} as const;
const TOP = 10;
const BASE = 170;

/** Stacked bars above and below zero, rendered on the server. Widths are relative. */
export function StackChart({ bars, marks, series, caption, columns, labelEvery = 7, className }: StackChartProps) {
	const { i18n } = useTranslation();
	const values = marks.map(({ value }) => value);
	const [high, low] = [Math.max(...values, 1), Math.min(...values, 0)];
	const yOf = (value: number) => BASE - ((value - low) / (high - low)) * (BASE - TOP);
	const slot = 100 / Math.max(bars.length, 1);
	return (
		<figure className={classNames("relative m-0 overflow-hidden", className)}>
			<ul aria-hidden="true" className="mb-2 flex flex-wrap gap-x-5 gap-y-1 text-step-1 text-ink-muted">
				{series.map(({ name, tone }) => (
					<li key={name} className="flex items-center gap-2">
						<span className={classNames("size-2.5 shrink-0", TONES[tone].key)} />
						{name}
					</li>
				))}
			</ul>
			<div aria-hidden="true" className="flex text-step-1">
				<div className="relative w-17 shrink-0" style={{ height: CHART_HEIGHT }}>
					{marks.map(({ value, text }) => (
						<span
							key={value}
							className="absolute right-2.5 -translate-y-1/2 leading-none whitespace-nowrap text-ink-subtle tabular"
							style={{ top: yOf(value) }}
						>
							{text}
						</span>
					))}
				</div>
				<svg width="100%" height={CHART_HEIGHT} className="min-w-0 overflow-visible" role="presentation">
					{marks.map(({ value }) => (
						<line
							key={value}
							x1="0"
							x2="100%"
							y1={yOf(value)}
							y2={yOf(value)}
							className={value === 0 ? "stroke-control" : "stroke-line"}
						/>
					))}
					{bars.map(({ label, values: own, texts }, index) => (
						<Fragment key={label}>
							{own.map((value, at) => {
								const before = stackEnds(own.slice(0, at));
								const from = value > 0 ? before.high : before.low;
								const [upper, lower] = [yOf(Math.max(from, from + value)), yOf(Math.min(from, from + value))];
								const { name, tone } = series[at] ?? { name: "", tone: "brand" as const };
								return value === 0 ? null : (
									<rect
										key={name}
										x={`${(index + 0.22) * slot}%`}
										y={upper}
										width={`${slot * 0.56}%`}
										height={Math.max(lower - upper, 1)}
										className={TONES[tone].bar}
									>
										<title>{labelled(i18n.language, joinParts(i18n.language, [label, name]), texts[at] ?? "")}</title>
									</rect>
								);
							})}
							{index % labelEvery === 0 ? (
								<text x={`${(index + 0.22) * slot}%`} y={CHART_HEIGHT - 8} className="fill-ink-subtle">
									{label}
								</text>
							) : null}
						</Fragment>
					))}
				</svg>
			</div>
			<table className="sr-only">
				<caption>{caption}</caption>
				<thead>
					<tr>
						<th scope="col">{columns.label}</th>
						{series.map(({ name }) => (
							<th key={name} scope="col">
								{name}
							</th>
						))}
						<th scope="col">{columns.total}</th>
					</tr>
				</thead>
				<tbody>
					{bars.map(({ label, texts, total }) => (
						<tr key={label}>
							<th scope="row">{label}</th>
							{series.map(({ name }, at) => (
								<td key={name}>{texts[at]}</td>
							))}
							<td>{total}</td>
						</tr>
					))}
				</tbody>
			</table>
		</figure>
	);
}
