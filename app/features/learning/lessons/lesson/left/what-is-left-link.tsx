import type { MouseEvent, ReactNode } from "react";

export const WHAT_IS_LEFT = "what-is-left";
export type PanelList = "left" | "all";
/** Query parameter that opens the panel without JavaScript. */
export const WITH_LIST = "left";
/** Event that says which list to show. */
export const PANEL_OPENED = "sheet-opened";

type Props = {
	shows?: PanelList;
	href?: string;
	className?: string;
	children: ReactNode;
};

/** Opens the panel as a dialog; without JavaScript by its URL. */
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
		dialog.dispatchEvent(new CustomEvent<PanelList>(PANEL_OPENED, { detail: shows }));
		if (!dialog.open) dialog.showModal();
	}

	return (
		<a href={href} aria-haspopup="dialog" onClick={open} className={className}>
			{children}
		</a>
	);
}
