import { useEffect } from "react";

/** Shows a post of the page when it opens, unless the address names another one. */
export function useOpening(number: number | null): void {
	useEffect(() => {
		if (number === null || number === 1 || location.hash) return;
		document.getElementById(`post-${number}`)?.scrollIntoView();
	}, [number]);
}
