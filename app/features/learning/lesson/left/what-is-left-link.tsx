import type { MouseEvent, ReactNode } from "react";

export const WHAT_IS_LEFT = "what-is-left";

/** Opens "What is left": as a dialog with script, by its address without. */
export function WhatIsLeftLink({ className, children }: { className?: string; children: ReactNode }) {
	function open(event: MouseEvent) {
		const dialog = document.getElementById(WHAT_IS_LEFT);
		if (!(dialog instanceof HTMLDialogElement)) return;
		event.preventDefault();
		if (!dialog.open) dialog.showModal();
	}

	return (
		<a href={`#${WHAT_IS_LEFT}`} aria-haspopup="dialog" onClick={open} className={className}>
			{children}
		</a>
	);
}
