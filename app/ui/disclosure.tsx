import type { DetailsHTMLAttributes, ReactNode } from "react";
import { classNames } from "./class-names";
import { ChevronDown } from "./icons";

export type DisclosureProps = Omit<DetailsHTMLAttributes<HTMLDetailsElement>, "children"> & {
	summary: ReactNode;
	heading?: string;
	aside?: ReactNode;
	children: ReactNode;
};

/** Accordion row without script. Rows with the same `name` close each other. */
export function Disclosure({ summary, heading, aside, children, className, ...rest }: DisclosureProps) {
	const Summary = heading ? "h3" : "span";
	return (
		<details {...rest} className={classNames("group border-b border-line-strong", className)}>
			<summary className="flex min-h-11 list-none items-center gap-4 py-3 transition-colors duration-quick hover:text-brand-text [&::-webkit-details-marker]:hidden">
				<Summary className={classNames("min-w-0 grow", heading)}>{summary}</Summary>
				{aside ? <span className="shrink-0 text-step-1 text-ink-muted">{aside}</span> : null}
				<ChevronDown className="size-4 text-ink-muted transition-transform duration-sheet group-open:rotate-180" />
			</summary>
			<div className="pb-5">{children}</div>
		</details>
	);
}
