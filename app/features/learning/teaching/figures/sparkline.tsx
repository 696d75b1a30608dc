import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";

const [WIDTH, HEIGHT, PADDING] = [72, 20, 2];

/** A small line without axes; `label` says in words what it shows. */
export function Sparkline({ values, label }: { values: readonly number[]; label: string }) {
	const highest = Math.max(1, ...values);
	const step = (WIDTH - 2 * PADDING) / Math.max(1, values.length - 1);
	const points = values.map((value, at) => {
		const y = HEIGHT - PADDING - (value / highest) * (HEIGHT - 2 * PADDING);
		return `${(PADDING + at * step).toFixed(1)},${y.toFixed(1)}`;
	});
	return (
		<span title={label} className="inline-block align-middle">
			<VisuallyHidden>{label}</VisuallyHidden>
			<svg width={WIDTH} height={HEIGHT} aria-hidden="true" className="fill-none stroke-brand-text stroke-[1.5]">
				<polyline points={points.join(" ")} strokeLinejoin="round" strokeLinecap="round" />
			</svg>
		</span>
	);
}
