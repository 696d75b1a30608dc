import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { TooltipBubble } from "./tooltip-bubble";
import { watchTooltips } from "./watch-tooltips";

export function TooltipHost() {
	const [button, setButton] = useState<HTMLElement | null>(null);
	useEffect(() => watchTooltips(setButton), []);

	return button ? createPortal(<TooltipBubble key={button.dataset.tooltip} button={button} />, document.body) : null;
}
