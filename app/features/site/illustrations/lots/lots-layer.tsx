import type { CoverDrawing, DrawnPaths } from "../cover-drawing";
import { TitleWords } from "../title-words";
import { useFreshLots } from "./use-fresh-lots";

type Props = {
	drawing: CoverDrawing;
	/** Alternative text; decorative without it. */
	label?: string;
	sheetLabel?: string;
};

/** Lots over the backdrop, in the colours of its ground. */
export function LotsLayer({ drawing, label, sheetLabel }: Props) {
	const { viewBox, number } = drawing;
	const { done = "", next, todo = "", buildings, border, ...house } = drawing.paths;
	const { fresh, kept } = useFreshLots(done);
	const line = { stroke: "var(--cover-line)", strokeWidth: house.lines ? 6.4 : 2 };

	return (
		<svg
			viewBox={viewBox}
			preserveAspectRatio="xMidYMid slice"
			className="absolute inset-0 size-full forced-color-adjust-none"
			role={label ? "img" : undefined}
			aria-label={label || undefined}
			aria-hidden={label ? undefined : true}
		>
			<g {...line}>
				{todo || fresh ? <path d={todo + fresh} fill="var(--cover-lot)" /> : null}
				{kept ? <path d={kept} fill="var(--cover-done)" /> : null}
			</g>
			{buildings ? <path d={buildings} fill="var(--cover-building)" /> : null}
			{fresh ? <path key={fresh} d={fresh} fill="var(--cover-done)" {...line} className="animate-fill-up" /> : null}
			{next ? (
				<path
					d={next}
					fill="var(--cover-subject)"
					stroke="var(--cover-subject-line)"
					strokeWidth="4.4"
					strokeLinejoin="round"
				/>
			) : null}
			{house.lines ? <House {...house} /> : null}
			{border ? (
				<path d={border} fill="none" stroke="var(--cover-subject)" strokeWidth="4" strokeDasharray="24 8 4 8" />
			) : null}
			{number === null ? null : <TitleWords number={number} sheet={sheetLabel} />}
		</svg>
	);
}

function House({ doors, doneDoors, windows, lines }: DrawnPaths) {
	return (
		<g fill="none">
			<path d={doors} stroke="var(--cover-lot)" strokeWidth="7.2" />
			{doneDoors ? <path d={doneDoors} stroke="var(--cover-done)" strokeWidth="7.2" /> : null}
			<path d={windows} stroke="var(--cover-ground)" strokeWidth="3" />
			<path d={lines} stroke="var(--cover-line)" strokeWidth="1.8" />
		</g>
	);
}
