import { useCallback } from "react";

/** Each page mounts its own rail, so the position is kept here. Null until scrolled. */
let lastScroll: number | null = null;

/** Restores the rail's scroll position and scrolls the current entry into view. */
export function useRailScroll(current: string | undefined) {
	const ref = useCallback(
		(rail: HTMLElement | null) => {
			if (!rail) return;
			if (lastScroll !== null) rail.scrollTop = lastScroll;
			const entry = current ? rail.querySelector<HTMLElement>("[aria-current=page]") : null;
			if (entry) showWithin(rail, entry);
		},
		[current],
	);
	const onScroll = ({ currentTarget }: { currentTarget: HTMLElement }) => {
		lastScroll = currentTarget.scrollTop;
	};
	return { ref, onScroll, "data-rail": "" };
}

function showWithin(rail: HTMLElement, { offsetTop, offsetHeight }: HTMLElement) {
	const latest = offsetTop + offsetHeight - rail.clientHeight;
	rail.scrollTop = Math.min(Math.max(rail.scrollTop, latest), offsetTop);
}
