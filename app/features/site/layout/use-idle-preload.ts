import { useEffect } from "react";
import { whenIdle } from "./when-idle";

const AT_ONCE = 3;

/**
 * Preloads the code of the pages that are likely next, once this one is loaded
 * and the browser idle; not for who asks to save data. Never their data: it may
 * be another by the time they are opened. Which pages those are, their routes say
 * (`handle.preload`); `scripts` are the addresses of their modules.
 */
export function useIdlePreload(scripts: readonly string[]) {
	useEffect(() => {
		if (savesData()) return;
		let cancel = () => {};
		// Asking for a file takes the browser a moment: some at a time, so that it can answer in between.
		const preloadNext = (wanted: readonly string[]) => {
			wanted.slice(0, AT_ONCE).forEach(preload);
			const rest = wanted.slice(AT_ONCE);
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
	// Fetched at the lowest priority and kept, neither parsed nor run: this page must not pay for the next.
	Object.assign(link, { rel: "prefetch", href });
	document.head.appendChild(link);
}
