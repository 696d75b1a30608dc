import { type CSSProperties, type RefObject, useCallback, useEffect, useState } from "react";
import { type Block, selectedTextIn } from "./text-blocks";

export type Selected = { parts: { at: number; quote: string }[]; style: CSSProperties };

const MOST_PARTS = 10;
const WAIT_MS = 150;
const BAR_HEIGHT = 56;

/** Tracks the selection; while `isHeld` it is frozen. Tab moves focus from the selection into the bar. */
export function useSelectedText(blocks: readonly Block[], bar: RefObject<HTMLElement>, isHeld: boolean) {
	const [selected, setSelected] = useState<Selected | null>(null);
	const close = useCallback(() => {
		document.getSelection()?.removeAllRanges();
		setSelected(null);
	}, []);

	useEffect(() => {
		if (isHeld) return;
		let timer = 0;
		const look = () => setSelected(readSelection(blocks));
		const lookSoon = () => {
			if (bar.current?.contains(document.activeElement)) return;
			clearTimeout(timer);
			timer = window.setTimeout(look, WAIT_MS);
		};
		document.addEventListener("selectionchange", lookSoon);
		window.addEventListener("scroll", lookSoon, { passive: true });
		return () => {
			clearTimeout(timer);
			document.removeEventListener("selectionchange", lookSoon);
			window.removeEventListener("scroll", lookSoon);
		};
	}, [blocks, bar, isHeld]);

	useEffect(() => {
		if (!selected) return;
		const enter = (event: KeyboardEvent) => {
			if (event.key === "Escape" && !bar.current?.contains(document.activeElement)) setSelected(null);
			if (event.key !== "Tab" || event.shiftKey || bar.current?.contains(document.activeElement)) return;
			event.preventDefault();
			bar.current?.querySelector<HTMLElement>("button, textarea")?.focus();
		};
		document.addEventListener("keydown", enter);
		return () => document.removeEventListener("keydown", enter);
	}, [selected, bar]);

	return { selected, close };
}

function readSelection(blocks: readonly Block[]): Selected | null {
	const selection = document.getSelection();
	if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
	const range = selection.getRangeAt(0);
	const parts = blocks
		.map((block, at) => ({ at, quote: selectedTextIn(block, range) }))
		.filter(({ quote }) => quote !== "")
		.slice(0, MOST_PARTS);
	if (parts.length === 0) return null;

	const { left, top, bottom } = range.getBoundingClientRect();
	const over = top - BAR_HEIGHT;
	const place = over > 68 ? over : Math.min(bottom + 8, window.innerHeight - BAR_HEIGHT - 8);
	return { parts, style: { left: Math.max(8, Math.min(left, window.innerWidth - 340)), top: place } };
}
