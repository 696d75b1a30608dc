import { useEffect, useRef, useState } from "react";

const TYPING_PAUSE = 200;

type State<Found> = { found: Found | null; state: "loading" | "found" | "failed" };

/**
 * What an address answers, asked once typing pauses; what was found before stays until the answer is there. Not a
 * fetcher: it would follow to the sign-in page, away from the text, when the session has ended.
 */
export function useFound<Found>(address: string): State<Found> {
	const [answer, setAnswer] = useState<State<Found>>({ found: null, state: "loading" });
	const known = useRef(new Map<string, Found>());

	useEffect(() => {
		const kept = known.current.get(address);
		if (kept) return setAnswer({ found: kept, state: "found" });
		const leaving = new AbortController();
		setAnswer(({ found }) => ({ found, state: "loading" }));
		const timer = setTimeout(async () => {
			try {
				const response = await fetch(address, { signal: leaving.signal });
				if (!response.ok || response.redirected) throw new Error(`Answered ${response.status}`);
				const found = (await response.json()) as Found;
				known.current.set(address, found);
				if (!leaving.signal.aborted) setAnswer({ found, state: "found" });
			} catch {
				if (!leaving.signal.aborted) setAnswer({ found: null, state: "failed" });
			}
		}, TYPING_PAUSE);
		return () => {
			clearTimeout(timer);
			leaving.abort();
		};
	}, [address]);

	return answer;
}
