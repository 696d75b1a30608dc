import { Link } from "./link";
import { Colon } from "./text/joining";
import { VisuallyHidden } from "./visually-hidden";

type Crumb = { label: string; means?: string | undefined; to?: string | undefined };

export type BreadcrumbsProps = {
	items: Array<Crumb>;
	label: string;
	className?: string;
};

export function Breadcrumbs({ items, label, className }: BreadcrumbsProps) {
	return (
		<nav aria-label={label} className={className}>
			<ol className="flex flex-wrap items-center gap-x-2 text-label text-ink-muted">
				{items.map((item, index) => (
					<li key={`${item.label} ${item.to}`} className="flex min-w-0 items-center gap-2">
						{index > 0 ? (
							<span aria-hidden="true" className="text-ink-subtle">
								/
							</span>
						) : null}
						{item.to && index < items.length - 1 ? (
							<Link to={item.to} className="hit-area min-w-0 py-1 hover:text-ink hover:underline">
								<Meaning of={item} />
								{item.label}
							</Link>
						) : (
							<span aria-current={index === items.length - 1 ? "page" : undefined} className="min-w-0 py-1 text-ink">
								<Meaning of={item} />
								{item.label}
							</span>
						)}
					</li>
				))}
			</ol>
		</nav>
	);
}

function Meaning({ of: { means } }: { of: Crumb }) {
	return means ? (
		<VisuallyHidden>
			{means}
			<Colon />
		</VisuallyHidden>
	) : null;
}
