import { useCallback } from "react";

/** How far the rail was scrolled on the last page: each page has a rail of its own. Null until it is scrolled. */
let lastScroll: number | null = null;

/** Keeps the rail where it was from page to page, and moves it as far as the entry of the page needs to be seen. */
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
