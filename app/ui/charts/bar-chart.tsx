import { useTranslation } from "react-i18next";
import { labelledValue } from "#app/shared/words/joining.ts";
import { ChartFrame } from "./chart-frame";
import { chartTicks } from "./chart-ticks";

export type BarChartProps = {
	data: Array<{ label: string; value: number; isToday?: boolean }>;
	caption: string;
	columns: { label: string; value: string };
	/** Values of the vertical axis; round ones are chosen if left out. */
	ticks?: number[];
	leastScale?: number;
	labelEvery?: number;
	formatValue?: (value: number) => string;
	className?: string;
};

/** One bar for each value, upwards from zero. */
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
	const values = ticks ?? chartTicks(Math.max(leastScale, ...data.map(({ value }) => value)));

	return (
		<ChartFrame
			className={className}
			labels={data.map(({ label }) => label)}
			marks={values.map((value) => ({ value, text: formatValue(value) }))}
			axis="w-9"
			labelEvery={labelEvery}
			table={{
				caption,
				columns: [columns.label, columns.value],
				rows: data.map(({ value }) => [formatValue(value)]),
			}}
			bar={(at, { yOf, ...place }) => {
				const { label, value, isToday } = data[at] ?? { label: "", value: 0 };
				// A day without anything has a low bar as well.
				const height = value > 0 ? Math.max(yOf(0) - yOf(value), LEAST_HEIGHT) : LEAST_HEIGHT;
				return (
					<rect
						{...place}
						y={yOf(0) - height}
						height={height}
						className={isToday ? "fill-accent" : value > 0 ? "fill-brand" : "fill-control"}
					>
						<title>{labelledValue(i18n.language, label, formatValue(value))}</title>
					</rect>
				);
			}}
		/>
	);
}

/** In pixels. */
const LEAST_HEIGHT = 2;
