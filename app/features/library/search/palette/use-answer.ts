import { useEffect, useRef, useState } from "react";
import { requestApi } from "#app/shared/api-client/api-call.ts";
import { LONGEST_SEARCH } from "#app/shared/lists/search-text.ts";
import type { SearchAnswer } from "../query/search-shapes";

const TYPING_PAUSE = 250;

type SearchQuery = { q: string; type: string | null; language: string };
type AnswerState = {
	/** The latest response; null before the first and for an empty query. */
	answer: (SearchAnswer & { q: string }) | null;
	isPending: boolean;
	hasFailed: boolean;
};

const NO_ANSWER: AnswerState = { answer: null, isPending: false, hasFailed: false };

export function useAnswer({ q, type, language }: SearchQuery): AnswerState {
	const [found, setFound] = useState<AnswerState>(NO_ANSWER);
	const known = useRef(new Map<string, SearchAnswer>());
	const asked = [...q.trim()].slice(0, LONGEST_SEARCH).join("");

	useEffect(() => {
		if (asked === "") return setFound(NO_ANSWER);
		// Explicit, because a language cookie outranks Accept-Language, but a page like /de/courses is read in
		// German.
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
