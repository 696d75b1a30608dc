import { useLayoutEffect, useRef } from "react";

const GAP = 6;
const EDGE = 8;

/** Repeats the button's name, so it is no description. Escape closes both it and a dialog around it. */
export function TooltipBubble({ button }: { button: HTMLElement }) {
	const bubble = useRef<HTMLDivElement>(null);

	useLayoutEffect(() => {
		const own = bubble.current;
		if (!own) return;
		const at = button.getBoundingClientRect();
		const { width, height } = own.getBoundingClientRect();
		const centred = at.left + (at.width - width) / 2;
		const below = at.bottom + GAP;
		const isRoomBelow = below + height + EDGE <= window.innerHeight;
		own.style.left = `${Math.max(EDGE, Math.min(centred, document.documentElement.clientWidth - width - EDGE))}px`;
		own.style.top = `${isRoomBelow ? below : at.top - height - GAP}px`;
	}, [button]);

	return (
		<div
			ref={bubble}
			role="tooltip"
			data-tooltip-bubble=""
			className="fixed top-0 left-0 z-60 w-max max-w-72 animate-fade-in rounded-control bg-surface-brand px-3 py-1.5 text-label text-ink-on-brand shadow-float print:hidden"
		>
			{button.dataset.tooltip}
		</div>
	);
}
