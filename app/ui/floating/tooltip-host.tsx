import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { TooltipBubble } from "./tooltip-bubble";
import { watchTooltips } from "./watch-tooltips";

/** Mounted once, in the root: shows the words of `data-tooltip` beside the button that has the pointer or the focus. */
export function TooltipHost() {
	const [button, setButton] = useState<HTMLElement | null>(null);
	useEffect(() => watchTooltips(setButton), []);

	// At the end of the page, where dialogs are too: what comes later lies above.
	return button ? createPortal(<TooltipBubble key={button.dataset.tooltip} button={button} />, document.body) : null;
}
