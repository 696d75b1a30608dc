/** More marks on one letter than any language writes: they cover the lines above and below. */
const STACKED = /(\p{M}{4})\p{M}+/gu;

/** The text with four combining marks on a letter at most. */
export function withoutStackedMarks(text: string): string {
	return text.replace(STACKED, "$1");
}
