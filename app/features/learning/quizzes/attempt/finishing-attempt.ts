import { useState } from "react";

/** The attempt that completed the lesson while the page was open; else null. */
export function useFinishingAttempt(isDone: boolean, shownAttempt: string | null): string | null {
	const [known, setKnown] = useState<{ isDone: boolean; by: string | null }>({ isDone, by: null });
	if (isDone !== known.isDone) setKnown({ isDone, by: isDone ? shownAttempt : null });
	return known.by;
}
