import { classNames } from "../../ui/class-names";
import { SHEET } from "./frame";
import type { Box } from "./geometry/points";
import { courseLots } from "./lesson-lots";
import { lotStates } from "./lot-states";
import { LotsLayer } from "./lots-layer";
import { manifest } from "./manifest";
import type { Mode } from "./modes";
import { type PlatShape, platWindow } from "./plat-window";
import type { DrawnCourse } from "./sheets";
import { ThemedPicture } from "./themed-picture";

export type CourseCoverProps = {
	course: DrawnCourse;
	/** `cover` from 280 px wide, `thumb` under 200 px, `plat` for the lots and what is done of them. */
	mode: Mode;
	/** Whether each lesson is done, in order; left out where nothing is known of the learner. */
	done?: readonly boolean[];
	/** The lesson that comes next; without it, the first that is not done. */
	nextIndex?: number;
	/** For the drawing that is seen first. */
	priority?: boolean;
	/** The drawing in words, "6 of 16 lessons complete, drawn as lots on a plan"; empty where the words stand beside it. */
	label: string;
	/** "Sheet 1 of 6", set in the title block of a cover. */
	sheetLabel?: string;
	/** A plat beside a text may be square. */
	shape?: PlatShape;
	/** For width and radius. A height beside a width overrules the shape: what does not fit is cut off. */
	className?: string;
};

/**
 * The sheet of a course: its town as a file, its lots drawn over it. Says the same
 * three things wherever it is shown: filled is done, brass is next, a house is to do.
 */
export function CourseCover({ course, mode, label, shape = "sheet", ...props }: CourseCoverProps) {
	const lots = courseLots(course);
	const states = lotStates(lots.lots.length, lots.subject, props);
	const isPlat = mode === "plat";
	const view = isPlat ? platWindow(lots, shape) : SHEET;
	const title = mode === "cover" ? { number: course.id, sheet: props.sheetLabel } : undefined;

	return (
		<div
			data-ground={lots.sheet.ground}
			className={classNames(
				"relative overflow-hidden bg-(--cover-ground)",
				isPlat && shape === "square" ? "aspect-square" : "aspect-3/2",
				props.className,
			)}
		>
			<ThemedPicture
				pictures={manifest?.sheets[lots.sheet.name]?.[mode]}
				fragment={isPlat ? viewFragment(view) : ""}
				priority={props.priority}
				className="absolute inset-0 size-full"
			/>
			<LotsLayer key={course.id} lots={lots} states={states} view={view} label={label} title={title} />
		</div>
	);
}

/** A file of a sheet counts in fifths of a unit. */
const STEPS_OF_FILES = 5;

function viewFragment({ x, y, width, height }: Box): string {
	const box = [x, y, width, height].map((side) => side * STEPS_OF_FILES).join(",");
	return `#svgView(viewBox(${box});preserveAspectRatio(xMidYMid%20slice))`;
}
