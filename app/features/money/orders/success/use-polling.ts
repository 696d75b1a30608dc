import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** Seconds between polls; polling stops after the last. */
const POLL_WAITS_SECONDS = [1, 2, 2, 3, 5, 8, 15, 30, 30, 60];

/** Revalidates the page's loader, soon at first, then less often; not in a hidden tab. */
export function usePolling(isWaiting: boolean): void {
	const { revalidate, state } = useRevalidator();
	const looks = useRef(0);
	useEffect(() => {
		const wait = POLL_WAITS_SECONDS[looks.current];
		if (!isWaiting || state !== "idle" || wait === undefined) return;
		const look = () => {
			if (document.hidden) return;
			looks.current += 1;
			revalidate();
		};
		const timer = setTimeout(look, wait * 1000);
		document.addEventListener("visibilitychange", look);
		return () => {
			clearTimeout(timer);
			document.removeEventListener("visibilitychange", look);
		};
	}, [isWaiting, state, revalidate]);
}
