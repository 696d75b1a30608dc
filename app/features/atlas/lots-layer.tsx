import { NEAT_LINE, SHEET } from "./frame";
import { linesPath } from "./geometry/path-data";
import type { Box } from "./geometry/points";
import type { CourseLots } from "./lesson-lots";
import { housePaths, type LotState, lotPaths, outlinesPath, STEPS } from "./lot-paths";
import type { FloorPlan } from "./plans/floor-plan";
import { borderLine } from "./plans/long-lots";
import { TitleWords } from "./title-words";
import { useNewlyDone } from "./use-newly-done";

type Props = {
	lots: CourseLots;
	states: LotState[];
	/** The part of the sheet that is shown. */
	view: Box;
	/** The drawing in words; without it, the drawing is decoration. */
	label?: string;
	/** The words of the title block. */
	title?: { number: number; sheet?: string };
};

/** The lots of a course over its backdrop, in the colours of the ground they stand on. */
export function LotsLayer({ lots, states, view, label, title }: Props) {
	const fresh = useNewlyDone(states);
	// What is just done looks as before for a moment, while it fills.
	const { done, next, todo, buildings } = lotPaths(
		lots,
		states.map((state, index) => (fresh[index] ? "todo" : state)),
	);
	const filling = outlinesPath(lots, (index) => fresh[index] ?? false);
	const strokeWidth = lots.house ? 6.4 : 2;
	const viewBox = [view.x, view.y, view.width, view.height].map((side) => side * STEPS).join(" ");

	return (
		<svg
			viewBox={viewBox}
			preserveAspectRatio="xMidYMid slice"
			className="absolute inset-0 size-full forced-color-adjust-none"
			role={label ? "img" : undefined}
			aria-label={label || undefined}
			aria-hidden={label ? undefined : true}
		>
			<g stroke="var(--cover-line)" strokeWidth={strokeWidth}>
				{todo ? <path d={todo} fill="var(--cover-lot)" /> : null}
				{done ? <path d={done} fill="var(--cover-done)" /> : null}
			</g>
			{buildings ? <path d={buildings} fill="var(--cover-building)" /> : null}
			{filling ? (
				<path
					key={filling}
					d={filling}
					fill="var(--cover-done)"
					stroke="var(--cover-line)"
					strokeWidth={strokeWidth}
					className="animate-fill-up"
				/>
			) : null}
			{next ? (
				<path
					d={next}
					fill="var(--cover-subject)"
					stroke="var(--cover-subject-line)"
					strokeWidth="4.4"
					strokeLinejoin="round"
				/>
			) : null}
			{lots.house ? <House house={lots.house} states={states} /> : null}
			{lots.sheet.plan === "longLots" ? <path d={title ? FRAMED_BORDER : BORDER} {...border} /> : null}
			{title ? <TitleWords {...title} /> : null}
		</svg>
	);
}

const BORDER = linesPath([borderLine(SHEET, SHEET)], STEPS);
const FRAMED_BORDER = linesPath([borderLine(SHEET, NEAT_LINE)], STEPS);
const border = { fill: "none", stroke: "var(--cover-subject)", strokeWidth: 4, strokeDasharray: "24 8 4 8" };

function House({ house, states }: { house: FloorPlan; states: LotState[] }) {
	const { doors, doneDoors, windows, lines } = housePaths(house, states);
	return (
		<g fill="none">
			<path d={doors} stroke="var(--cover-lot)" strokeWidth="7.2" />
			{doneDoors ? <path d={doneDoors} stroke="var(--cover-done)" strokeWidth="7.2" /> : null}
			<path d={windows} stroke="var(--cover-ground)" strokeWidth="3" />
			<path d={lines} stroke="var(--cover-line)" strokeWidth="1.8" />
		</g>
	);
}
