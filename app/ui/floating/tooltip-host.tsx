import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { TooltipBubble } from "./tooltip-bubble";
import { watchTooltips } from "./watch-tooltips";

/** Shows `data-tooltip` of the hovered or focused button. Mounted once, in the root. */
export function TooltipHost() {
	const [button, setButton] = useState<HTMLElement | null>(null);
	useEffect(() => watchTooltips(setButton), []);

	// Portalled to the end of the page, above dialogs.
	return button ? createPortal(<TooltipBubble key={button.dataset.tooltip} button={button} />, document.body) : null;
}
