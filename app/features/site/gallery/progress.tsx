import { type LotState, Lots } from "#app/ui/figures/lots.tsx";
import { Progress } from "#app/ui/figures/progress.tsx";
import { Specimen } from "./specimen";

/** 0 to `max` (default 100); anything else is indeterminate. */
const CASES: Array<{ label: string; value: number | null; max?: number }> = [
	{ label: "0 of 100", value: 0 },
	{ label: "42 of 100", value: 42 },
	{ label: "100 of 100: complete", value: 100 },
	{ label: "3 of 7", value: 3, max: 7 },
	{ label: "No value: indeterminate", value: null },
	{ label: "-1: indeterminate", value: -1 },
	{ label: "101 of 100: indeterminate", value: 101 },
	{ label: "NaN: indeterminate", value: Number.NaN },
	{ label: "5 of 0: the maximum counts as 100", value: 5, max: 0 },
];

export function ProgressBars() {
	return (
		<Specimen name="progress">
			{CASES.map(({ label, value, max }) => (
				<div key={label}>
					<p aria-hidden="true" className="mb-1.5 text-step-1 text-ink-muted">
						{label}
					</p>
					<Progress label={label} value={value} max={max} />
				</div>
			))}
		</Specimen>
	);
}

const lots = (done: number, total: number): LotState[] =>
	Array.from({ length: total }, (_, index) => (index < done ? "done" : index === done ? "next" : "todo"));

export function ProgressLots() {
	const lessons = lots(6, 16);
	return (
		<Specimen name="lots">
			<Lots
				modules={[lessons.slice(0, 4), lessons.slice(4, 8), lessons.slice(8, 12), lessons.slice(12)]}
				label="6 of 16 lessons complete"
			/>
			<Lots modules={[lots(4, 4), lots(4, 4)]} label="8 of 8 lessons complete" />
			<Lots modules={[lots(20, 20), lots(7, 24)]} label="27 of 44 lessons complete" />
			<p className="text-step-1 text-ink-muted">Filled: done. Brass: next. Outline: to do. Gap: a new module.</p>
		</Specimen>
	);
}
