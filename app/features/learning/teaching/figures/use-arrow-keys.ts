import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from "react";

const BAR = "[data-bar]";

/**
 * Makes the bars of a chart one stop of the tab key, reached in order by the arrow keys, Home and End. Without script
 * each bar is a stop of its own.
 */
export function useArrowKeys() {
	const group = useRef<HTMLElement>(null);
	const bars = () => [...(group.current?.querySelectorAll<HTMLElement>(BAR) ?? [])];

	function stopAt(stop: HTMLElement | undefined) {
		for (const bar of bars()) bar.tabIndex = bar === stop ? 0 : -1;
	}

	// After each render, since the bars may be others.
	useEffect(() => {
		const all = bars();
		stopAt(all.find((bar) => bar === document.activeElement || bar.ariaCurrent) ?? all[0]);
	});

	function onKeyDown(event: KeyboardEvent<HTMLElement>) {
		const all = bars();
		const at = event.target instanceof HTMLElement ? all.indexOf(event.target) : -1;
		const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[event.key];
		const bar = next === undefined ? undefined : all[next];
		if (at < 0 || !bar || event.altKey || event.ctrlKey || event.metaKey) return;
		event.preventDefault();
		bar.focus();
	}

	const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
		if (target.matches(BAR)) stopAt(target);
	};

	return { group: { ref: group, onKeyDown, onFocus } };
}
