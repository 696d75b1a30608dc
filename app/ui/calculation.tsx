import type { ReactNode } from "react";
import { classNames } from "./class-names";

export type CalculationLine = {
	label: string;
	note?: ReactNode;
	amount: ReactNode;
};

type Props = {
	lines: readonly CalculationLine[];
	total: { label: ReactNode; note?: ReactNode; amount: ReactNode };
	className?: string;
};

export function Calculation({ lines, total, className }: Props) {
	return (
		<div className={className}>
			<CalculationLines lines={lines} />
			<div className="border-t border-ink pt-4 pl-7">
				<CalculationTotal {...total} />
			</div>
		</div>
	);
}

export function CalculationLines({ lines }: Pick<Props, "lines">) {
	return (
		<dl>
			{lines.map(({ label, note, amount }, at) => (
				<div key={label} className={classNames("flex items-baseline gap-3 py-2.5", at > 0 && "border-t border-line")}>
					<dt className="flex min-w-0 grow items-baseline gap-3 text-ui">
						<span aria-hidden="true" className="w-4 shrink-0 text-step-1 text-ink-subtle tabular">
							{at + 1}
						</span>
						<span className="min-w-0 wrap-anywhere hyphens-auto">
							{label}
							{note ? <span className="block text-step-1 text-ink-subtle">{note}</span> : null}
						</span>
					</dt>
					<dd className="shrink-0 text-ui tabular">{amount}</dd>
				</div>
			))}
		</dl>
	);
}

export function CalculationTotal({ label, note, amount }: Props["total"]) {
	return (
		<div className="flex items-start justify-between gap-x-4">
			<p className="min-w-0 text-ui font-strong wrap-anywhere hyphens-auto">
				{label}
				{note ? <span className="block text-step-1 font-normal text-ink-subtle">{note}</span> : null}
			</p>
			<p className="shrink-0 border-b-4 border-double border-ink font-serif text-step-4 lining-nums">{amount}</p>
		</div>
	);
}
