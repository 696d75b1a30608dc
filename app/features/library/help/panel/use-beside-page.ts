import { type RefObject, useEffect, useRef } from "react";

/** The panel pushes the page from this width; keep in step with help-panel.css. */
const WIDE_PANEL = "(min-width: 80rem)";

type Options = { path: string; close: () => void; hide: () => void };

/**
 * Manages focus, Escape and the space on wide screens (an attribute for CSS). Stays open on navigation if there is
 * room.
 */
export function useBesidePage(panel: RefObject<HTMLElement | null>, { path, close, hide }: Options): void {
	const openedAt = useRef(path);

	useEffect(() => {
		const root = document.documentElement;
		root.dataset.help = "open";
		panel.current?.focus();
		const place = () => {
			const below = document.querySelector("body > header")?.getBoundingClientRect().bottom ?? 0;
			panel.current?.style.setProperty("--panel-top", `${Math.max(0, below)}px`);
		};
		place();
		window.addEventListener("scroll", place, { passive: true });
		window.addEventListener("resize", place);
		return () => {
			delete root.dataset.help;
			window.removeEventListener("scroll", place);
			window.removeEventListener("resize", place);
		};
	}, [panel]);

	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			const isOther = document.querySelector('[role="dialog"][data-state="open"], [role="menu"][data-state="open"]');
			if (event.key === "Escape" && !event.defaultPrevented && !isOther) close();
		};
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	}, [close]);

	useEffect(() => {
		if (openedAt.current === path) return;
		openedAt.current = path;
		if (!window.matchMedia(WIDE_PANEL).matches) hide();
	}, [path, hide]);
}
