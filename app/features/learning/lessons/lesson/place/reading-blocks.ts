/** What the bar of the reading room covers, in pixels, and a little more. */
export const BAR = 80;

/** The blocks of a lesson's text in their order: paragraphs, headings, lists, figures, recall questions. */
export function readingBlocks(): HTMLElement[] {
	return [
		...document.querySelectorAll<HTMLElement>("[data-lesson-text] > .prose-lesson > *, [data-lesson-text] > aside"),
	];
}

/** The block that stands at the top of the screen; null above the text. */
export function blockInView(tops: readonly number[]): number | null {
	const below = tops.findIndex((top) => top > BAR);
	const at = (below < 0 ? tops.length : below) - 1;
	return at < 0 ? null : at;
}

/** Less than this is no place to come back to: the beginning is in sight anyway. */
const FIRST_BLOCK = 3;

/** The place that is worth offering: well into the text and still in it. */
export function placeToOffer(block: number | null, count: number): number | null {
	return block !== null && block >= FIRST_BLOCK && block < count ? block : null;
}
