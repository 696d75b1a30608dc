const REQUEST_EVENT = "lesson-bookmark";

/** Requests a bookmark at the current reading position. */
export function requestBookmark(): void {
	window.dispatchEvent(new Event(REQUEST_EVENT));
}

export function onBookmarkRequested(set: () => void): () => void {
	window.addEventListener(REQUEST_EVENT, set);
	return () => window.removeEventListener(REQUEST_EVENT, set);
}
