import { useCallback, useSyncExternalStore } from "react";

export const MOBILE_QUERY = "(width < 768px)";

/** False on the server. */
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
