/** The copy of a text as people read it: in the place of each Markdown picture what stands for it. */
export function copyInWords(copy: string): string {
	return copy.replace(/!\[([^\]\n]*)\]\([^)\s]*\)/g, (_picture, words: string) => (words ? `[${words}]` : ""));
}
