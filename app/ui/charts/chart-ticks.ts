const TICK_STEPS = [1, 2, 3, 5, 10];

export function chartTicks(highest: number): number[] {
	const rough = Math.max(highest, 1) / 3;
	const magnitude = 10 ** Math.floor(Math.log10(rough));
	const factor = TICK_STEPS.find((candidate) => candidate * magnitude >= rough * 0.999) ?? 10;
	const step = Math.max(factor * magnitude, 1);
	const count = Math.max(Math.ceil(highest / step), 1);
	return Array.from({ length: count + 1 }, (_, index) => index * step);
}
