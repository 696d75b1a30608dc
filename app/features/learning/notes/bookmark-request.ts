const REQUEST = "lesson-bookmark";

/** Requests a bookmark at the current reading position. */
export function requestBookmark(): void {
	window.dispatchEvent(new Event(REQUEST));
}

export function onBookmarkRequested(set: () => void): () => void {
	window.addEventListener(REQUEST, set);
	return () => window.removeEventListener(REQUEST, set);
}
