import type { ReactNode } from "react";
import { classNames } from "../class-names";
import { ListFilter } from "../icons";
import { useDismissibleDetails } from "./use-dismissible-details";

type Props = {
	label: string;
	count: number;
	children: ReactNode;
};

/** Inline if there is room, else behind a button with the number of active filters. */
export function FilterDisclosure({ label, count, children }: Props) {
	const details = useDismissibleDetails();
	return (
		<details ref={details} className={classNames("min-w-0 shrink-0 @min-[43rem]/form:shrink", shownOnOneLine)}>
			<summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control border border-control bg-surface-raised px-3 text-label font-strong @min-[43rem]/form:hidden [&::-webkit-details-marker]:hidden">
				<ListFilter className="size-4" />
				{label}
				{count > 0 ? (
					<span className="min-w-5 rounded-full bg-brand px-1.5 text-center text-step-1 text-brand-ink tabular">
						{count}
					</span>
				) : null}
			</summary>
			<div className="flex min-w-0 flex-wrap items-end gap-2 @max-[43rem]/form:absolute @max-[43rem]/form:inset-x-0 @max-[43rem]/form:top-full @max-[43rem]/form:z-20 @max-[43rem]/form:mt-2 @max-[43rem]/form:flex-col @max-[43rem]/form:flex-nowrap @max-[43rem]/form:items-stretch @max-[43rem]/form:rounded-card @max-[43rem]/form:border @max-[43rem]/form:border-line-strong @max-[43rem]/form:bg-surface-raised @max-[43rem]/form:p-3 @max-[43rem]/form:shadow-float">
				{children}
			</div>
		</details>
	);
}

/** Overrides how browsers hide the content of a closed `<details>`. */
const shownOnOneLine =
	"@min-[43rem]/form:[&::details-content]:block @min-[43rem]/form:[&::details-content]:[content-visibility:visible] @min-[43rem]/form:[&::details-content]:h-auto";
