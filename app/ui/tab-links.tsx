import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { NavLink } from "./link";

export type TabLinksProps = {
	label: string;
	/** `end` marks a tab whose address is the beginning of the others'. */
	items: Array<{ to: string; label: ReactNode; count?: number; end?: boolean }>;
	className?: string;
};

/** Tabs that are pages: each has an address of its own. */
export function TabLinks({ label, items, className }: TabLinksProps) {
	return (
		<nav aria-label={label} className={classNames("overflow-x-auto border-b border-line", className)}>
			<ul className="flex gap-6">
				{items.map((item) => (
					<li key={item.to} className="shrink-0">
						<NavLink
							to={item.to}
							end={item.end}
							className="flex min-h-11 items-center gap-1.5 border-b-2 border-transparent text-ui text-ink-muted -outline-offset-2 hover:text-ink aria-[current=page]:border-brand aria-[current=page]:font-strong aria-[current=page]:text-ink"
						>
							{item.label}
							{item.count === undefined ? null : (
								<span className="font-normal text-ink-subtle tabular">{item.count}</span>
							)}
						</NavLink>
					</li>
				))}
			</ul>
		</nav>
	);
}
