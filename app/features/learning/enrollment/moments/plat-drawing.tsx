import { classNames } from "#app/ui/class-names.ts";
import type { LotState } from "../progress/course-progress";

const [WIDTH, HEIGHT] = [200, 112];
const MAX_LOTS = 16;
const LEAN = 9;

type Props = {
	states: readonly LotState[];
	newest?: number | null;
	className?: string;
};

/** A block of the town where each finished item is a filled lot. Decorative. */
export function PlatDrawing({ states, newest = null, className }: Props) {
	const shown = states.slice(0, MAX_LOTS);
	const perRow = Math.ceil(shown.length / (shown.length > 5 ? 2 : 1));
	const rows = Math.ceil(shown.length / perRow);
	const [wide, high] = [(WIDTH - 56) / perRow, rows === 2 ? 34 : 44];
	const top = (HEIGHT - rows * high) / 2;
	const lot = (index: number) => {
		const [column, row] = [index % perRow, Math.floor(index / perRow)];
		const [x, y] = [28 + column * wide, top + row * high];
		const shift = (at: number) => ((HEIGHT / 2 - at) / HEIGHT) * 2 * LEAN;
		const corner = (left: number, at: number) => `${(left + shift(at)).toFixed(1)} ${at.toFixed(1)}`;
		return `M${corner(x, y)}L${corner(x + wide, y)}L${corner(x + wide, y + high)}L${corner(x, y + high)}Z`;
	};

	return (
		<svg
			viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
			aria-hidden="true"
			className={classNames("shrink-0 rounded-control bg-map-ground forced-color-adjust-none", className)}
			role="presentation"
		>
			<g fill="none" className="stroke-map-contour" strokeWidth="0.8">
				{[22, 34, 46, 60, 76].map((radius) => (
					<ellipse key={radius} cx="186" cy="4" rx={radius * 1.3} ry={radius} />
				))}
				{[16, 30, 46].map((radius) => (
					<ellipse key={radius} cx="6" cy="112" rx={radius * 1.4} ry={radius} />
				))}
			</g>
			{shown.map((state, index) => (
				<path
					// biome-ignore lint/suspicious/noArrayIndexKey: a lot is its place
					key={index}
					d={lot(index)}
					strokeWidth="1"
					className={classNames(
						state === "done" ? "fill-map-owned" : state === "next" ? "fill-map-subject" : "fill-map-lot",
						state === "next" ? "stroke-map-subject-line" : state === "done" ? "stroke-map-ground" : "stroke-map-line",
						index === newest && "animate-fill-up",
					)}
				/>
			))}
		</svg>
	);
}
