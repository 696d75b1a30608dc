import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from "./tooltip-delays";

/** Lets the pointer move from a button onto its tooltip. */
const LEAVE_GRACE_MS = 120;

type Page = Pick<EventTarget, "addEventListener" | "removeEventListener">;

/** `isOnTooltip`: the pointer is on the tooltip itself. */
type TooltipTarget = { button: HTMLElement | null; isOnTooltip: boolean };

function tooltipTargetOf({ target }: Event): TooltipTarget {
	const element = target instanceof Element ? target : null;
	return {
		button: element?.closest<HTMLElement>("[data-tooltip]") ?? null,
		isOnTooltip: Boolean(element?.closest("[data-tooltip-bubble]")),
	};
}

/**
 * Decides which tooltip is open: at once for the keyboard, after a delay for the mouse, without delay right after
 * another. A press, Escape and scrolling close it. Returns the unsubscribe function.
 */
export function watchTooltips(show: (button: HTMLElement | null) => void, page: Page = document): () => void {
	let shown: HTMLElement | null = null;
	let closedAt = Number.NEGATIVE_INFINITY;
	let timer: ReturnType<typeof setTimeout> | undefined;

	const change = (button: HTMLElement | null) => {
		clearTimeout(timer);
		if (button === shown) return;
		if (!button) closedAt = Date.now();
		shown = button;
		show(button);
	};
	const changeAfter = (milliseconds: number, button: HTMLElement | null) => {
		clearTimeout(timer);
		if (button !== shown) timer = setTimeout(() => change(button), milliseconds);
	};
	const onPointerOver = (event: Event) => {
		if (event instanceof PointerEvent && event.pointerType === "touch") return;
		const { button, isOnTooltip } = tooltipTargetOf(event);
		if (isOnTooltip) return clearTimeout(timer);
		const isQuick = shown !== null || Date.now() - closedAt < TOOLTIP_SKIP_DELAY_MS;
		changeAfter(button ? (isQuick ? 0 : TOOLTIP_DELAY_MS) : LEAVE_GRACE_MS, button);
	};
	const onFocus = (event: Event) => {
		const { button } = tooltipTargetOf(event);
		// A click moves the focus too, but only keyboard users need the tooltip.
		change(button?.matches(":focus-visible") ? button : null);
	};
	const close = () => change(null);
	const onKey = (event: Event) => {
		if (event instanceof KeyboardEvent && event.key === "Escape") close();
	};

	const listeners = [
		["pointerover", onPointerOver],
		["focusin", onFocus],
		["focusout", close],
		["pointerdown", close],
		["click", close],
		["keydown", onKey],
		["scroll", close],
	] as const;
	for (const [name, listen] of listeners) page.addEventListener(name, listen, { capture: true, passive: true });
	return () => {
		clearTimeout(timer);
		for (const [name, listen] of listeners) page.removeEventListener(name, listen, { capture: true });
	};
}
