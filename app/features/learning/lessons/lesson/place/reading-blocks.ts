/** Height of the bar in pixels, plus some margin. */
export const BAR_HEIGHT = 80;

export function readingBlocks(): HTMLElement[] {
	return [
		...document.querySelectorAll<HTMLElement>("[data-lesson-text] > .prose-lesson > *, [data-lesson-text] > aside"),
	];
}

/** Index of the block at the top of the screen; null above the text. */
export function blockInView(tops: readonly number[]): number | null {
	const below = tops.findIndex((top) => top > BAR_HEIGHT);
	const at = (below < 0 ? tops.length : below) - 1;
	return at < 0 ? null : at;
}

/** Earlier positions are not worth offering. */
const FIRST_BLOCK = 3;

/** The saved position if it is well into the text and still exists, else null. */
export function positionToOffer(block: number | null, count: number): number | null {
	return block !== null && block >= FIRST_BLOCK && block < count ? block : null;
}
