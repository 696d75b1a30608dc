import { useLocation } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";

/** For a row of tabs that a phone shows in part: on every page it is moved so that the tab of the page can be seen. */
export function useCurrentInView(): RefObject<HTMLElement> {
	const nav = useRef<HTMLElement>(null);
	const { key } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: which tab is current changes with the address
	useEffect(() => {
		const row = nav.current;
		const tab = row?.querySelector("[aria-current=page]");
		if (!row || !tab) return;
		const beyond = tab.getBoundingClientRect().right - row.getBoundingClientRect().right;
		if (beyond > 0) row.scrollLeft += beyond;
	}, [key]);
	return nav;
}
