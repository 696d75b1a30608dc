import { type RefObject, useEffect, useRef } from "react";
import { tellTabsOfReading } from "../reading/read-channel";

/** Somebody who stays so long at a place has read it. */
const PAUSE_MS = 1500;

type Reading = {
	topicId: number;
	/** Null for visitors, whose reading nobody keeps. */
	lastRead: number | null;
	/** What the page shows; another page has other ends to watch. */
	shown: string;
};

/** Tells the school how far a member has read: at pauses, when the page is left, and only forwards. */
export function useReadPosition(list: RefObject<HTMLElement>, { topicId, lastRead, shown }: Reading): void {
	const sent = useRef(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: `shown` changes with the posts that are observed
	useEffect(() => {
		if (lastRead === null || !list.current) return;
		sent.current = Math.max(sent.current, lastRead);
		let seen = 0;
		let timer = 0;
		const send = () => {
			clearTimeout(timer);
			if (seen <= sent.current) return;
			sent.current = seen;
			const body = new URLSearchParams({ number: String(seen) });
			fetch(`/forum/${topicId}/read`, { method: "POST", body, keepalive: true }).then(tellTabsOfReading, () => {});
		};
		const watcher = new IntersectionObserver((entries) => {
			for (const { isIntersecting, target } of entries) {
				const number = Number(target instanceof HTMLElement ? target.dataset.end : 0);
				if (isIntersecting && number > seen) seen = number;
			}
			clearTimeout(timer);
			if (seen > sent.current) timer = window.setTimeout(send, PAUSE_MS);
		});
		for (const end of list.current.querySelectorAll("[data-end]")) watcher.observe(end);
		const onHidden = () => {
			if (document.visibilityState === "hidden") send();
		};
		document.addEventListener("visibilitychange", onHidden);
		return () => {
			send();
			watcher.disconnect();
			document.removeEventListener("visibilitychange", onHidden);
		};
	}, [list, topicId, lastRead, shown]);
}
