import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../button";
import { classNames } from "../class-names";
import { ListFilter, X } from "../icons";

type Props = {
	label: string;
	found?: string;
	apply: string;
	showResults: string;
	children: ReactNode;
};

/** A side rail; on smaller screens a bottom panel. One `<details>`, so it opens without script. */
export function ResponsiveFilters({ label, found, apply, showResults, children }: Props) {
	const details = useRef<HTMLDetailsElement>(null);
	const close = () => {
		if (!details.current?.open) return;
		details.current.open = false;
		details.current.querySelector("summary")?.focus();
	};

	useEffect(() => {
		const element = details.current;
		const onKey = (event: KeyboardEvent) => {
			if (event.key !== "Escape" || !element?.open) return;
			element.open = false;
			element.querySelector("summary")?.focus();
		};
		element?.addEventListener("keydown", onKey);
		return () => element?.removeEventListener("keydown", onKey);
	}, []);

	return (
		<details
			ref={details}
			className={classNames(
				"group max-lg:sticky max-lg:top-0 max-lg:z-30 max-lg:open:z-40 print:hidden",
				openOnWideScreens,
			)}
		>
			<summary
				className={classNames(
					"flex min-h-13 list-none items-center gap-2 border-b border-line-strong bg-surface text-ui font-strong lg:hidden [&::-webkit-details-marker]:hidden",
					"group-open:fixed group-open:inset-x-0 group-open:top-0 group-open:z-50 group-open:px-(--gutter)",
				)}
			>
				<ListFilter className="size-5" />
				{label}
				{found ? <span className="ml-auto text-label group-open:hidden">{found}</span> : null}
				<X className="ml-auto hidden size-5 group-open:block" />
			</summary>
			<div className="max-lg:fixed max-lg:inset-0 max-lg:z-40 max-lg:overflow-y-auto max-lg:overscroll-contain max-lg:bg-surface max-lg:px-(--gutter) max-lg:pt-18 max-lg:pb-28">
				{children}
				<noscript>
					<Button type="submit" variant="secondary" className="mt-4 w-full max-lg:hidden">
						{apply}
					</Button>
				</noscript>
				<div className="border-t border-line bg-surface py-4 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:px-(--gutter) lg:hidden">
					<Button type="submit" size="lg" className="w-full" onClick={close}>
						{showResults}
					</Button>
				</div>
			</div>
		</details>
	);
}

/** Overrides how browsers hide the content of a closed `<details>`. */
const openOnWideScreens =
	"lg:[&::details-content]:block lg:[&::details-content]:[content-visibility:visible] lg:[&::details-content]:h-auto";
