import type { ReactNode } from "react";
import { buttonStyle } from "../button-style";
import { classNames } from "../class-names";
import { ChevronLeft, ChevronRight } from "../icons";
import { Link } from "../link";
import { pageWindow } from "./pagination-window";

export type PaginationProps = {
	page: number;
	pageCount: number;
	hrefFor: (page: number) => string;
	labels: { navigation: string; previous: string; next: string; page: (page: number) => string };
	className?: string;
};

export function Pagination({ page, pageCount, hrefFor, labels, className }: PaginationProps) {
	if (pageCount <= 1) return null;

	return (
		<nav
			aria-label={labels.navigation}
			className={classNames("flex flex-wrap items-center justify-between gap-3", className)}
		>
			<Step to={page > 1 ? hrefFor(page - 1) : null} rel="prev">
				<ChevronLeft className="size-4" />
				{labels.previous}
			</Step>
			<ol className="hidden items-center gap-1 md:flex">
				{pageWindow(page, pageCount).map((number, index) => (
					<li key={number ?? `gap-${index}`}>
						{number === null ? (
							<span aria-hidden="true" className="px-2 text-ink-subtle">
								…
							</span>
						) : (
							<Link
								to={hrefFor(number)}
								aria-label={labels.page(number)}
								aria-current={number === page ? "page" : undefined}
								className="inline-flex size-11 items-center justify-center rounded-control text-label text-ink-muted tabular hover:bg-surface-sunken hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:font-strong aria-[current=page]:text-brand-text"
							>
								{number}
							</Link>
						)}
					</li>
				))}
			</ol>
			<p className="text-label text-ink-muted tabular md:hidden">
				{page} / {pageCount}
			</p>
			<Step to={page < pageCount ? hrefFor(page + 1) : null} rel="next">
				{labels.next}
				<ChevronRight className="size-4" />
			</Step>
		</nav>
	);
}

type CursorPaginationProps = Pick<PaginationProps, "labels"> & { previous: string | null; next: string | null };

export function CursorPagination({ previous, next, labels }: CursorPaginationProps) {
	if (!previous && !next) return null;
	return (
		<nav aria-label={labels.navigation} className="flex flex-wrap items-center justify-between gap-3">
			<Step to={previous} rel="prev">
				<ChevronLeft className="size-4" />
				{labels.previous}
			</Step>
			<Step to={next} rel="next">
				{labels.next}
				<ChevronRight className="size-4" />
			</Step>
		</nav>
	);
}

function Step({ to, rel, children }: { to: string | null; rel: "prev" | "next"; children: ReactNode }) {
	const look = buttonStyle({ variant: "secondary" });
	if (to)
		return (
			<Link to={to} rel={rel} className={look}>
				{children}
			</Link>
		);
	return (
		<span aria-hidden="true" className={classNames(look, "pointer-events-none border-line! text-ink-subtle!")}>
			{children}
		</span>
	);
}
