import { useCallback, useSyncExternalStore } from "react";

/** False on the server. */
export function useScrolledPast(pixels: number): boolean {
	const read = useCallback(() => isScrolledPast(window.scrollY, pixels), [pixels]);
	return useSyncExternalStore(onScroll, read, () => false);
}

export function isScrolledPast(scrolled: number, pixels: number): boolean {
	return scrolled > pixels;
}

function onScroll(listen: () => void) {
	window.addEventListener("scroll", listen, { passive: true });
	return () => window.removeEventListener("scroll", listen);
}
