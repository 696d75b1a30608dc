import type { MouseEvent, ReactNode } from "react";

export const WHAT_IS_LEFT = "what-is-left";
/** Lessons that do not count yet, or all of the course. */
export type SheetList = "left" | "all";
/** In the address: the sheet stands in the page from the beginning, for who opens it without script. */
export const WITH_LIST = "left";
/** Tells the sheet which list it is opened for. */
export const SHEET_OPENED = "sheet-opened";

type Props = {
	shows?: SheetList;
	/** Where it leads without script; to the page with the sheet when left out. */
	href?: string;
	className?: string;
	children: ReactNode;
};

/** Opens the sheet of the course: as a dialog with script, by its address without. */
export function WhatIsLeftLink({
	shows = "left",
	href = `?${WITH_LIST}=1#${WHAT_IS_LEFT}`,
	className,
	children,
}: Props) {
	function open(event: MouseEvent) {
		const dialog = document.getElementById(WHAT_IS_LEFT);
		if (!(dialog instanceof HTMLDialogElement)) return;
		event.preventDefault();
		dialog.dispatchEvent(new CustomEvent<SheetList>(SHEET_OPENED, { detail: shows }));
		if (!dialog.open) dialog.showModal();
	}

	return (
		<a href={href} aria-haspopup="dialog" onClick={open} className={className}>
			{children}
		</a>
	);
}
