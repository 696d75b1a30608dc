/** React's `discreteReplayableEvents`: on these it hydrates at once, even before the data are there. */
export const REPLAYED_EVENTS = [
	"pointerdown",
	"pointerup",
	"pointercancel",
	"mousedown",
	"mouseup",
	"click",
	"auxclick",
	"dblclick",
	"contextmenu",
	"touchstart",
	"touchend",
	"touchcancel",
	"keydown",
	"keypress",
	"keyup",
	"input",
	"textInput",
	"change",
	"submit",
	"reset",
	"compositionstart",
	"compositionend",
	"copy",
	"cut",
	"paste",
	"dragstart",
	"dragend",
	"drop",
];

/**
 * Keeps events from React, so that links and forms work natively, until the returned function is called. React 18
 * discards server HTML that is clicked before Remix has its data (error 345). Record:
 * docs/decisions/0116-libraries-as-they-are.md
 */
export function leaveEventsToBrowser(target: Pick<Window, "addEventListener" | "removeEventListener"> = window) {
	const keep = (event: Event) => event.stopPropagation();
	for (const name of REPLAYED_EVENTS) target.addEventListener(name, keep, { capture: true });
	return () => {
		for (const name of REPLAYED_EVENTS) target.removeEventListener(name, keep, { capture: true });
	};
}
