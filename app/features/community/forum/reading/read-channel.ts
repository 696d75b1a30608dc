/** Tabs of the forum tell each other that something was read. */
const CHANNEL = "forum-read";

export function tellTabsOfReading(): void {
	const channel = new BroadcastChannel(CHANNEL);
	channel.postMessage("read");
	channel.close();
}

/** Calls `onRead` for each reading in another tab until the function that it returns is called. */
export function listenToReading(onRead: () => void): () => void {
	const channel = new BroadcastChannel(CHANNEL);
	channel.addEventListener("message", onRead);
	return () => channel.close();
}
