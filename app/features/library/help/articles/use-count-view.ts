import { useEffect } from "react";

/** Milliseconds in sight after which somebody has looked at an article. */
const LOOKED_AT_MS = 5_000;

/**
 * Tells the school that an article was looked at: once it has been in sight for five seconds, in a browser that
 * nobody drives. A page that is only fetched ahead or opened behind another does not count.
 */
export function useCountView(slug: string | null): void {
	useEffect(() => {
		if (slug === null || navigator.webdriver) return;
		let left = LOOKED_AT_MS;
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
					// A form without fields has a type of its own, as the gate asks of pages.
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
