import { classNames } from "../class-names";

/** `open`: a free preview for visitors who are not enrolled. */
export type LotState = "done" | "next" | "open" | "todo";

export type LotsProps = {
	modules: LotState[][];
	label: string;
	className?: string;
};

const LONGEST_ROW = 16;

/** One lot per lesson; a bar when there are more than sixteen, or under 6 px each (styles/lots.css). */
export function Lots({ modules, label, className }: LotsProps) {
	const lessons = modules.flat();
	const filled = modules.filter((module) => module.length > 0);

	return (
		<span role="img" aria-label={label} className={classNames("@container block w-full px-[3px]", className)}>
			{lessons.length > LONGEST_ROW ? <LongBar modules={filled} /> : <Row modules={filled} />}
		</span>
	);
}

function Row({ modules }: { modules: LotState[][] }) {
	return (
		<span className="lot-row" data-needs={widthNeeded(modules)}>
			{modules.map((module, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a module is its place in the row
				<span key={index} style={{ flex: `${module.length} 1 0` }}>
					{module.map((state, place) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a lot is its place in the row
						<span key={place} data-state={state} className="lot" />
					))}
				</span>
			))}
		</span>
	);
}

/** The widths in styles/lots.css: 9 px per lot with its gap, 8 px per module gap. */
const WIDTH_CLASSES = [48, 72, 112, 184];

function widthNeeded(modules: LotState[][]): number | undefined {
	const needed = 9 * modules.flat().length + 8 * (modules.length - 1) - 3;
	return WIDTH_CLASSES.find((width) => width >= needed) ?? WIDTH_CLASSES.at(-1);
}

/** Decorative: state it in words. In long lists use the class `with-lot` instead (styles/lots.css). */
export function Lot({ state, className }: { state: LotState; className?: string }) {
	return <span aria-hidden="true" data-state={state} className={classNames("lot", className)} />;
}

/** For courses with too many lessons for lots. */
function LongBar({ modules }: { modules: LotState[][] }) {
	return (
		<span className="flex h-2.5 -skew-x-12 gap-0.5 forced-color-adjust-none">
			{modules.map((module, index) => (
				<span
					// biome-ignore lint/suspicious/noArrayIndexKey: a module is its place in the bar
					key={index}
					className="flex overflow-hidden border border-control bg-surface-sunken"
					style={{ flex: `${module.length} 1 0` }}
				>
					{runs(module).map(({ state, length }, place) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a stretch is its place in the module
						<span key={place} className={stretches[state]} style={{ flex: `${length} 1 0` }} />
					))}
				</span>
			))}
		</span>
	);
}

function runs(module: LotState[]): Array<{ state: LotState; length: number }> {
	const found: Array<{ state: LotState; length: number }> = [];
	for (const state of module) {
		const last = found.at(-1);
		if (last?.state === state) last.length += 1;
		else found.push({ state, length: 1 });
	}
	return found;
}

const stretches: Record<LotState, string> = { done: "bg-brand", next: "bg-accent", open: "bg-brand-soft", todo: "" };
