import { useLocation } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";

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
