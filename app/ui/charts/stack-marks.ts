import { chartTicks } from "./chart-ticks";

export function stackEnds(values: readonly number[]): { high: number; low: number } {
	const sum = (sign: 1 | -1) => values.reduce((all, value) => all + (value * sign > 0 ? value : 0), 0);
	return { high: sum(1), low: sum(-1) };
}

export function stackMarks(bars: readonly (readonly number[])[]): number[] {
	const ends = bars.map(stackEnds);
	const high = Math.max(0, ...ends.map((end) => end.high));
	const low = Math.min(0, ...ends.map((end) => end.low));
	const step = chartTicks(Math.max(high, -low))[1] ?? 1;
	const first = Math.floor(low / step);
	const last = Math.max(Math.ceil(high / step), first < 0 ? 0 : 1);
	return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
