import { useTranslation } from "react-i18next";
import { joinParts, labelledValue } from "#app/shared/words/joining.ts";
import { classNames } from "../class-names";
import { ChartFrame, type ChartMark } from "./chart-frame";
import { stackEnds } from "./stack-marks";

export type StackBar = {
	label: string;
	values: number[];
	texts: string[];
	total: string;
};
export type StackTone = keyof typeof TONES;
export type StackChartProps = {
	bars: StackBar[];
	/** Values of the vertical axis in words, including zero (`stackMarks`). */
	marks: ChartMark[];
	series: { name: string; tone: StackTone }[];
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

/** Stacked bars above and below zero. */
export function StackChart({ bars, marks, series, caption, columns, labelEvery = 7, className }: StackChartProps) {
	const { i18n } = useTranslation();
	return (
		<ChartFrame
			className={className}
			labels={bars.map(({ label }) => label)}
			marks={marks}
			axis="w-17"
			isSigned
			labelEvery={labelEvery}
			legend={<Legend series={series} />}
			table={{
				caption,
				columns: [columns.label, ...series.map(({ name }) => name), columns.total],
				rows: bars.map(({ texts, total }) => [...texts, total]),
			}}
			bar={(at, { yOf, ...place }) => {
				const { label, values, texts } = bars[at] ?? { label: "", values: [], texts: [] };
				return values.map((value, part) => {
					const before = stackEnds(values.slice(0, part));
					const from = value > 0 ? before.high : before.low;
					const [upper, lower] = [yOf(Math.max(from, from + value)), yOf(Math.min(from, from + value))];
					const { name, tone } = series[part] ?? { name: "", tone: "brand" as const };
					return value === 0 ? null : (
						<rect key={name} {...place} y={upper} height={Math.max(lower - upper, 1)} className={TONES[tone].bar}>
							<title>{labelledValue(i18n.language, joinParts(i18n.language, [label, name]), texts[part] ?? "")}</title>
						</rect>
					);
				});
			}}
		/>
	);
}

function Legend({ series }: Pick<StackChartProps, "series">) {
	return (
		<ul aria-hidden="true" className="mb-2 flex flex-wrap gap-x-5 gap-y-1 text-step-1 text-ink-muted">
			{series.map(({ name, tone }) => (
				<li key={name} className="flex items-center gap-2">
					<span className={classNames("size-2.5 shrink-0", TONES[tone].key)} />
					{name}
				</li>
			))}
		</ul>
	);
}
