import { useEffect } from "react";
import type { Role } from "../../auth/roles";
import { WITHOUT_IDLE_MS, whenIdle } from "../when-idle";
import { preloadedRoutes, scriptsOf } from "./preloaded-routes";

/** Remix hears of the routes that a page links to shortly after it runs; without links it never does. */
const LOOKS = 3;
const AT_ONCE = 3;

/**
 * Preloads the code of the pages that are likely next, once this one is loaded
 * and the browser idle; not for who asks to save data. Never their data: it may
 * be another by the time they are opened.
 */
export function useIdlePreload(role: Role | null) {
	useEffect(() => {
		if (savesData()) return;
		let cancel = () => {};
		const look = (looksLeft: number) => {
			const scripts = scriptsOf(preloadedRoutes(role), window.__remixManifest.routes);
			if (scripts) preloadNext(notLoaded(scripts));
			else if (looksLeft > 0) {
				const timer = setTimeout(() => look(looksLeft - 1), WITHOUT_IDLE_MS);
				cancel = () => clearTimeout(timer);
			}
		};
		// Asking for a file takes the browser a moment: some at a time, so that it can answer in between.
		const preloadNext = (scripts: readonly string[]) => {
			scripts.slice(0, AT_ONCE).forEach(preload);
			const rest = scripts.slice(AT_ONCE);
			if (rest.length === 0) return;
			const timer = setTimeout(() => preloadNext(rest));
			cancel = () => clearTimeout(timer);
		};
		const start = () => {
			cancel = whenIdle(() => look(LOOKS - 1));
		};
		if (document.readyState === "complete") start();
		else addEventListener("load", start, { once: true });

		return () => {
			removeEventListener("load", start);
			cancel();
		};
	}, [role]);
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
