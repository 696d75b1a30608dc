import { useState } from "react";

/**
 * The attempt by which a lesson was done while its page was open; null when it was done before, or is not. A later attempt
 * at the same lesson finishes nothing.
 */
export function useFinishingAttempt(isDone: boolean, shownAttempt: string | null): string | null {
	const [known, setKnown] = useState<{ isDone: boolean; by: string | null }>({ isDone, by: null });
	if (isDone !== known.isDone) setKnown({ isDone, by: isDone ? shownAttempt : null });
	return known.by;
}
