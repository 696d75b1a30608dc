import { Fragment, type ReactNode } from "react";
import { classNames } from "../class-names";

export type ChartMark = { value: number; text: string };
/** Where a bar stands; widths are relative, so letters keep their size on a phone. */
export type BarPlace = { x: string; width: string; yOf: (value: number) => number };
export type ChartFrameProps = {
	labels: string[];
	/** Values of the vertical axis in words. */
	marks: ChartMark[];
	/** Classes of the column of `marks`: its width. */
	axis: string;
	/** The line of zero stands out: there are bars on both sides of it. */
	isSigned?: boolean;
	labelEvery?: number;
	legend?: ReactNode;
	bar: (at: number, place: BarPlace) => ReactNode;
	/** What replaces the chart for screen readers; a row has one cell less than there are columns. */
	table: { caption: string; columns: string[]; rows: string[][] };
	className?: string | undefined;
};

export const CHART_HEIGHT = 200;
const CHART_TOP = 10;
const CHART_BASE = 170;
/** Shares of a bar's slot: the gap at its side, and the bar itself. */
const [ASIDE, FILLED] = [0.22, 0.56];

/** The axes, lines and labels of a bar chart, and its table, rendered on the server. */
export function ChartFrame({
	labels,
	marks,
	axis,
	isSigned = false,
	labelEvery = 7,
	legend,
	bar,
	table,
	className,
}: ChartFrameProps) {
	const values = marks.map(({ value }) => value);
	const [high, low] = [Math.max(...values, 1), Math.min(...values, 0)];
	const yOf = (value: number) => CHART_BASE - ((value - low) / (high - low)) * (CHART_BASE - CHART_TOP);
	const slot = 100 / Math.max(labels.length, 1);
	const xOf = (at: number) => `${(at + ASIDE) * slot}%`;

	return (
		<figure className={classNames("relative m-0 overflow-hidden", className)}>
			{legend}
			<div aria-hidden="true" className="flex text-step-1">
				<div className={classNames("relative shrink-0", axis)} style={{ height: CHART_HEIGHT }}>
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
							className={isSigned && value === 0 ? "stroke-control" : "stroke-line"}
						/>
					))}
					{labels.map((label, at) => (
						<Fragment key={label}>
							{bar(at, { x: xOf(at), width: `${slot * FILLED}%`, yOf })}
							{at % labelEvery === 0 ? (
								<text x={xOf(at)} y={CHART_HEIGHT - 8} className="fill-ink-subtle">
									{label}
								</text>
							) : null}
						</Fragment>
					))}
				</svg>
			</div>
			<ChartTable labels={labels} {...table} />
		</figure>
	);
}

function ChartTable({ labels, caption, columns, rows }: ChartFrameProps["table"] & { labels: string[] }) {
	return (
		<table className="sr-only">
			<caption>{caption}</caption>
			<thead>
				<tr>
					{columns.map((column) => (
						<th key={column} scope="col">
							{column}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{labels.map((label, at) => (
					<tr key={label}>
						<th scope="row">{label}</th>
						{rows[at]?.map((text, column) => (
							<td key={columns[column + 1]}>{text}</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}
