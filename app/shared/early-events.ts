/** The events on which React brings a page to life at once, whether its data are there or not: its `discreteReplayableEvents`. */
export const EVENTS = [
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
 * Leaves all events to the browser, whose links, forms and menus work without script, until the
 * returned function is called. React 18 gives a page up for good that is clicked before Remix has
 * read its data (error 345), since it has nowhere to wait at the root.
 * Record: docs/decisions/0116-libraries-as-they-are.md
 */
export function leaveEventsToBrowser(target: Pick<Window, "addEventListener" | "removeEventListener"> = window) {
	const keep = (event: Event) => event.stopPropagation();
	for (const name of EVENTS) target.addEventListener(name, keep, { capture: true });
	return () => {
		for (const name of EVENTS) target.removeEventListener(name, keep, { capture: true });
	};
}
