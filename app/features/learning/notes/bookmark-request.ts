const REQUEST = "lesson-bookmark";

/** Asks the notes of the lesson for a bookmark at the place that is being read. */
export function askForBookmark(): void {
	window.dispatchEvent(new Event(REQUEST));
}

/** Calls back when a bookmark is asked for. Returns how to stop. */
export function onBookmarkAsked(set: () => void): () => void {
	window.addEventListener(REQUEST, set);
	return () => window.removeEventListener(REQUEST, set);
}
