import { useEffect, useState } from "react";
import { MINUTE_MS } from "#app/shared/durations.ts";
import type { ForumUnread } from "../api/shapes";
import { listenToReading } from "../reading/read-channel";

/** Two questions at once, as by focus and by the clock, are one. */
const ASKED_FOR_MS = 5_000;

/**
 * How many topics have new replies. It asks each minute while the page is visible, when it gets the focus, and as soon
 * as another tab has read something. `counted` is what the page came with; null for visitors, who follow nothing.
 */
export function useUnreadTopics(counted: number | null): number {
	const [count, setCount] = useState(counted ?? 0);
	useEffect(() => setCount(counted ?? 0), [counted]);

	const isMember = counted !== null;
	useEffect(() => {
		if (!isMember) return;
		const watch = new AbortController();
		let askedAt = Date.now();
		const ask = async () => {
			askedAt = Date.now();
			const unread = await readUnread(watch.signal).catch(() => null);
			if (unread && !watch.signal.aborted) setCount(unread.topics.length);
		};
		const askIfVisible = () => {
			if (document.visibilityState === "visible" && Date.now() - askedAt >= ASKED_FOR_MS) ask();
		};
		const clock = setInterval(askIfVisible, MINUTE_MS);
		const stopListening = listenToReading(ask);
		document.addEventListener("visibilitychange", askIfVisible);
		window.addEventListener("focus", askIfVisible);
		return () => {
			watch.abort();
			clearInterval(clock);
			stopListening();
			document.removeEventListener("visibilitychange", askIfVisible);
			window.removeEventListener("focus", askIfVisible);
		};
	}, [isMember]);
	return count;
}

async function readUnread(signal: AbortSignal): Promise<ForumUnread | null> {
	const answer = await fetch("/api/forum/unread", { signal });
	return answer.ok ? answer.json() : null;
}
