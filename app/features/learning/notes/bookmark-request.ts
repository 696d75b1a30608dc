const REQUEST = "lesson-bookmark";

/** Requests a bookmark at the current reading position. */
export function askForBookmark(): void {
	window.dispatchEvent(new Event(REQUEST));
}

export function onBookmarkAsked(set: () => void): () => void {
	window.addEventListener(REQUEST, set);
	return () => window.removeEventListener(REQUEST, set);
}
