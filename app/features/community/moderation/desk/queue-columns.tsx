import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";

/** List, case and decision, side by side from 1200 pixels on. */
export function QueueColumns({ children }: { children: ReactNode }) {
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] border-line-strong min-[75rem]:grid-cols-[minmax(14rem,17.75rem)_minmax(20rem,1fr)_minmax(16rem,20.5rem)] min-[75rem]:border-t">
			{children}
		</div>
	);
}

type ColumnProps = {
	/** Left out on narrow pages, where the step before or behind it is shown. */
	isWideOnly?: boolean;
	isLast?: boolean;
	id?: string;
	className?: string;
	children: ReactNode;
};

export function QueueColumn({ isWideOnly = false, isLast = false, id, className, children }: ColumnProps) {
	return (
		<div
			id={id}
			className={classNames(
				"min-w-0 scroll-mt-24 border-line min-[75rem]:pt-4 min-[75rem]:pb-8",
				isLast ? "min-[75rem]:pl-6" : "min-[75rem]:border-r min-[75rem]:first:pr-4 min-[75rem]:not-first:px-7",
				isWideOnly && "max-[74.99rem]:hidden",
				className,
			)}
		>
			{children}
		</div>
	);
}
