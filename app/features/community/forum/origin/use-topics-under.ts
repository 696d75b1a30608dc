import { type RefObject, useEffect, useState } from "react";
import { originParameter, type TopicOrigin } from "./topic-origin";
import type { TopicsUnder } from "./topics-under.server";

export type UnderState = { topics: TopicsUnder | null; hasFailed: boolean };

const NOTHING_YET: UnderState = { topics: null, hasFailed: false };

/** Topics of a page, asked for when its box comes near, so that the page itself pays nothing. */
export function useTopicsUnder(box: RefObject<HTMLElement>, { kind, key }: TopicOrigin, language: string): UnderState {
	const [state, setState] = useState(NOTHING_YET);
	useEffect(() => {
		const element = box.current;
		if (!element) return;
		const leave = new AbortController();
		setState(NOTHING_YET);
		const watcher = new IntersectionObserver(
			(entries) => {
				if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
				watcher.disconnect();
				fetch(`/forum/under?${originParameter({ kind, key })}&language=${language}`, { signal: leave.signal })
					.then(async (answer) => {
						if (!answer.ok) throw new Error(String(answer.status));
						const topics: TopicsUnder = await answer.json();
						setState({ topics, hasFailed: false });
					})
					.catch(() => {
						if (!leave.signal.aborted) setState({ topics: null, hasFailed: true });
					});
			},
			{ rootMargin: "600px 0px" },
		);
		watcher.observe(element);
		return () => {
			watcher.disconnect();
			leave.abort();
		};
	}, [box, kind, key, language]);
	return state;
}
