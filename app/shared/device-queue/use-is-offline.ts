import { useSyncExternalStore } from "react";

/** True while the browser has no network. Browsers do not notice every outage. */
export function useIsOffline(): boolean {
	return useSyncExternalStore(
		onConnectionChange,
		() => !navigator.onLine,
		() => false,
	);
}

function onConnectionChange(listen: () => void) {
	const watch = new AbortController();
	const { signal } = watch;
	window.addEventListener("online", listen, { signal });
	window.addEventListener("offline", listen, { signal });
	return () => watch.abort();
}
