import { useCallback, useSyncExternalStore } from "react";

/** Under the mobile breakpoint of 768 px. */
export const MOBILE = "(width < 768px)";

/** True while the media query holds; false on the server. */
export function useMedia(query: string): boolean {
	const listen = useCallback(
		(onChange: () => void) => {
			const media = window.matchMedia(query);
			media.addEventListener("change", onChange);
			return () => media.removeEventListener("change", onChange);
		},
		[query],
	);
	return useSyncExternalStore(
		listen,
		() => window.matchMedia(query).matches,
		() => false,
	);
}
