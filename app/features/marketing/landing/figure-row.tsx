import { classNames } from "../../../ui/class-names";
import type { Figure } from "./landing-view";

type Props = { figures: readonly Figure[]; className?: string };

/** Large figures side by side, each over its label; however many there are, they fill the row. */
export function FigureRow({ figures, className }: Props) {
	return (
		<dl className={classNames("grid grid-cols-2 md:flex md:divide-x md:divide-line", className)}>
			{figures.map(({ key, value, label }) => (
				<div
					key={key}
					className="flex flex-1 flex-col-reverse justify-end gap-1 py-6 pr-4 md:px-8 md:py-8 md:first:pl-0"
				>
					<dt className="text-label text-ink-muted">{label}</dt>
					<dd className="font-serif text-step-5 lining-nums">{value}</dd>
				</div>
			))}
		</dl>
	);
}
