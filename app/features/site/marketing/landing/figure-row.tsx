import { classNames } from "#app/ui/class-names.ts";
import type { Figure } from "./landing-view";

type Props = { figures: readonly Figure[]; className?: string };

export function FigureRow({ figures, className }: Props) {
	return (
		<dl className={classNames("divide-line max-md:divide-y md:flex md:divide-x", className)}>
			{figures.map(({ key, value, label, source, lang }) => (
				<div
					key={key}
					className="flex flex-1 items-baseline justify-between gap-x-6 gap-y-1 py-1 md:flex-col-reverse md:items-start md:justify-end md:px-8 md:py-8 md:first:pl-0"
				>
					<dt className="min-w-0 text-label text-ink-muted">
						<span lang={lang}>{label}</span>
						{source ? <span className="block text-step-1 text-ink-subtle">{source}</span> : null}
					</dt>
					<dd lang={lang} className="shrink-0 font-serif text-step-4 lining-nums md:text-step-5">
						{value}
					</dd>
				</div>
			))}
		</dl>
	);
}
