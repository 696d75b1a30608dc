import { useEffect } from "react";

/** Milliseconds in view after which a visit counts. */
const VIEW_AFTER_MS = 5_000;

/**
 * Records a view after five seconds in sight; prefetched and background pages and automated browsers do not count.
 */
export function useCountView(slug: string | null): void {
	useEffect(() => {
		if (slug === null || navigator.webdriver) return;
		let left = VIEW_AFTER_MS;
		let startedAt = 0;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const stop = () => {
			clearTimeout(timer);
			if (startedAt > 0) left -= Date.now() - startedAt;
			startedAt = 0;
		};
		const follow = () => {
			stop();
			if (document.visibilityState !== "visible") return;
			startedAt = Date.now();
			timer = setTimeout(
				() => {
					document.removeEventListener("visibilitychange", follow);
					// A form without fields has its own content type, which the gate requires.
					navigator.sendBeacon(`/help/${encodeURIComponent(slug)}/views`, new URLSearchParams({ seen: "yes" }));
				},
				Math.max(0, left),
			);
		};
		follow();
		document.addEventListener("visibilitychange", follow);
		return () => {
			stop();
			document.removeEventListener("visibilitychange", follow);
		};
	}, [slug]);
}
