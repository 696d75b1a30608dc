import type { ReactNode } from "react";
import { classNames } from "../class-names";
import { Link, NavLink } from "../link";
import { useCurrentInView } from "./use-current-in-view";

export type TabLinksProps = {
	label: string;
	items: Array<{ to: string; label: ReactNode; count?: number | string; end?: boolean; isCurrent?: boolean }>;
	className?: string;
};

export function TabLinks({ label, items, className }: TabLinksProps) {
	const nav = useCurrentInView();
	return (
		<nav ref={nav} aria-label={label} className={classNames("overflow-x-auto border-b border-line", className)}>
			<ul className="flex gap-6">
				{items.map(({ to, label: words, count, end, isCurrent }) => {
					const content = (
						<>
							{words}
							{count === undefined ? null : <span className="font-normal text-ink-subtle tabular">{count}</span>}
						</>
					);
					return (
						<li key={to} className="shrink-0">
							{isCurrent === undefined ? (
								<NavLink to={to} end={end} className={tab}>
									{content}
								</NavLink>
							) : (
								<Link to={to} preventScrollReset aria-current={isCurrent ? "page" : undefined} className={tab}>
									{content}
								</Link>
							)}
						</li>
					);
				})}
			</ul>
		</nav>
	);
}

const tab =
	"flex min-h-11 items-center gap-1.5 border-b-2 border-transparent text-ui text-ink-muted no-underline -outline-offset-2 hover:text-ink aria-[current=page]:border-brand aria-[current=page]:font-strong aria-[current=page]:text-ink";
