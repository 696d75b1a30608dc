import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from "react";

/**
 * Makes the elements of a group that match one stop of the tab key, reached in order by the arrow keys, Home and End.
 * Without script each is a stop of its own.
 * Source: "roving tabindex" in https://www.w3.org/WAI/ARIA/apg/practices/keyboard-interface/
 */
export function useRovingFocus<Group extends HTMLElement = HTMLElement>(matching: string) {
	const group = useRef<Group>(null);
	const stops = () => [...(group.current?.querySelectorAll<HTMLElement>(matching) ?? [])];

	function stopAt(stop: HTMLElement | undefined) {
		for (const one of stops()) one.tabIndex = one === stop ? 0 : -1;
	}

	// After each render, since the elements may be others; the stop stays where it was last.
	useEffect(() => {
		const all = stops();
		const current = all.find((one) => one === document.activeElement || one.ariaCurrent);
		stopAt(current ?? all.find(({ tabIndex }) => tabIndex === 0) ?? all[0]);
	});

	function onKeyDown(event: KeyboardEvent<HTMLElement>) {
		const all = stops();
		const at = event.target instanceof HTMLElement ? all.indexOf(event.target) : -1;
		const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[event.key];
		const stop = next === undefined ? undefined : all[next];
		if (at < 0 || !stop || event.altKey || event.ctrlKey || event.metaKey) return;
		event.preventDefault();
		stop.focus();
	}

	const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
		if (target.matches(matching)) stopAt(target);
	};

	return { group: { ref: group, onKeyDown, onFocus } };
}
