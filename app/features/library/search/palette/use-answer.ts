import { useEffect, useRef, useState } from "react";
import { requestApi } from "#app/shared/api-client/api-call.ts";
import { LONGEST_SEARCH } from "#app/shared/lists/search-text.ts";
import type { SearchAnswer, SearchHit } from "../query/search-shapes";

const TYPING_PAUSE = 250;

type Asked = { q: string; type: SearchHit["type"] | null; language: string };
type Found = {
	/** To the latest question that was answered; null before, and when nothing is asked. */
	answer: (SearchAnswer & { q: string }) | null;
	isPending: boolean;
	hasFailed: boolean;
};

const NOTHING: Found = { answer: null, isPending: false, hasFailed: false };

/** Asks the API as somebody types, with a pause; what was answered stays until the next answer. */
export function useAnswer({ q, type, language }: Asked): Found {
	const [found, setFound] = useState<Found>(NOTHING);
	const known = useRef(new Map<string, SearchAnswer>());
	const asked = [...q.trim()].slice(0, LONGEST_SEARCH).join("");

	useEffect(() => {
		if (asked === "") return setFound(NOTHING);
		// Named, because a stored choice comes before Accept-Language: on /de/courses German is read, whatever the cookie says.
		const query = new URLSearchParams({ q: asked, ...(type ? { type } : {}), prefer: language }).toString();
		const kept = known.current.get(query);
		if (kept) return setFound({ answer: { ...kept, q: asked }, isPending: false, hasFailed: false });

		const leaving = new AbortController();
		setFound((before) => ({ ...before, isPending: true }));
		const timer = setTimeout(async () => {
			try {
				const headers = { "Accept-Language": language };
				const response = await requestApi({ path: `/api/search?${query}`, headers, signal: leaving.signal });
				const answer = (await response.json()) as SearchAnswer;
				known.current.set(query, answer);
				if (!leaving.signal.aborted) setFound({ answer: { ...answer, q: asked }, isPending: false, hasFailed: false });
			} catch {
				if (!leaving.signal.aborted) setFound({ answer: null, isPending: false, hasFailed: true });
			}
		}, TYPING_PAUSE);
		return () => {
			clearTimeout(timer);
			leaving.abort();
		};
	}, [asked, type, language]);

	return found;
}
