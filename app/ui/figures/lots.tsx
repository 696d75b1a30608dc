import { classNames } from "../class-names";

export type LotState = "done" | "next" | "todo";

export type LotsProps = {
	/** The lessons of each module, in order. */
	modules: LotState[][];
	/** The same in words: "6 of 16 lessons complete". */
	label: string;
	className?: string;
};

const LONGEST_ROW = 40;

/** The progress of a course as a row of lots: one per lesson, a gap per module. */
export function Lots({ modules, label, className }: LotsProps) {
	const lessons = modules.flat();
	const filled = modules.filter((module) => module.length > 0);

	return (
		<span role="img" aria-label={label} className={classNames("block w-full px-[3px]", className)}>
			{lessons.length > LONGEST_ROW ? <LongBar modules={filled} /> : <Row modules={filled} />}
		</span>
	);
}

function Row({ modules }: { modules: LotState[][] }) {
	const gap = modules.flat().length > 16 ? "gap-0.5" : "gap-[3px]";

	return (
		<span className="flex gap-2">
			{modules.map((module, index) => (
				<span
					// biome-ignore lint/suspicious/noArrayIndexKey: a module is its place in the row
					key={index}
					className={classNames("flex min-w-0 *:min-w-0 *:flex-1", gap)}
					style={{ flex: `${module.length} 1 0` }}
				>
					{module.map((state, place) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a lot is its place in the row
						<Lot key={place} state={state} />
					))}
				</span>
			))}
		</span>
	);
}

/** One lot by itself, as in an outline. It is decoration: say the state in words beside it. Its look: styles/lots.css. */
export function Lot({ state, className }: { state: LotState; className?: string }) {
	return <span aria-hidden="true" data-state={state} className={classNames("lot", className)} />;
}

/** Past forty lessons a lot would be a splinter: one bar, with a tick where a module ends. */
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

const stretches: Record<LotState, string> = { done: "bg-brand", next: "bg-accent", todo: "" };
