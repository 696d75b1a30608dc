import { type RefObject, useEffect, useRef } from "react";

/** From here on it pushes the page; help-panel.css says the same. */
const WIDE_PANEL = "(min-width: 80rem)";

type Options = { path: string; close: () => void; hide: () => void };

/**
 * What a panel beside the page does: it takes the focus, closes on Escape, makes room on wide screens (a mark on the
 * document, for the stylesheet) and stands under the header. When the page changes it stays where there is room.
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
