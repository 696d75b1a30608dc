import { useEffect } from "react";
import { whenIdle } from "./when-idle";

const PRELOADS_AT_ONCE = 3;

/** Only when idle and without data saving; never data, which may change. `scripts` are module URLs. */
export function useIdlePreload(scripts: readonly string[]) {
	useEffect(() => {
		if (savesData()) return;
		let cancel = () => {};
		// In small groups, because each request briefly blocks the browser.
		const preloadNext = (wanted: readonly string[]) => {
			wanted.slice(0, PRELOADS_AT_ONCE).forEach(preload);
			const rest = wanted.slice(PRELOADS_AT_ONCE);
			if (rest.length === 0) return;
			const timer = setTimeout(() => preloadNext(rest));
			cancel = () => clearTimeout(timer);
		};
		const start = () => {
			cancel = whenIdle(() => preloadNext(notLoaded(scripts)));
		};
		if (document.readyState === "complete") start();
		else addEventListener("load", start, { once: true });

		return () => {
			removeEventListener("load", start);
			cancel();
		};
	}, [scripts]);
}

function savesData(): boolean {
	const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
	return connection?.saveData ?? false;
}

function notLoaded(scripts: readonly string[]): string[] {
	const loaded = new Set(performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname));
	return scripts.filter((href) => !loaded.has(href));
}

function preload(href: string) {
	if (document.head.querySelector(`link[rel="prefetch"][href="${CSS.escape(href)}"]`)) return;
	const link = document.createElement("link");
	// `prefetch` has the lowest priority and neither parses nor runs the script.
	Object.assign(link, { rel: "prefetch", href });
	document.head.appendChild(link);
}
