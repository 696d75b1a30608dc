import { type RefObject, useEffect } from "react";

/** Reaching the end sooner is not reading. */
const SOONEST_MS = 10_000;

/** Calls `onReached` once when the end is in view, at least 10 s after opening. `onReached` must be stable. */
export function useEndReached(end: RefObject<Element>, isWaiting: boolean, onReached: () => void) {
	useEffect(() => {
		const element = end.current;
		if (!element || !isWaiting) return;
		let isInView = false;
		let isOver = false;
		const openedAt = Date.now();

		const check = () => {
			if (isOver || !isInView || document.visibilityState !== "visible") return;
			if (Date.now() - openedAt < SOONEST_MS) return;
			isOver = true;
			onReached();
		};
		const observer = new IntersectionObserver(([entry]) => {
			isInView = entry?.isIntersecting ?? false;
			check();
		});
		observer.observe(element);
		const timer = setTimeout(check, SOONEST_MS + 50);
		document.addEventListener("visibilitychange", check);

		return () => {
			observer.disconnect();
			clearTimeout(timer);
			document.removeEventListener("visibilitychange", check);
		};
	}, [end, isWaiting, onReached]);
}
