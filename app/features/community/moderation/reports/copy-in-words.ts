/** The copy of a text for readers: each Markdown picture is replaced by its alternative text. */
export function copyInWords(copy: string): string {
	return copy.replace(/!\[([^\]\n]*)\]\([^)\s]*\)/g, (_picture, words: string) => (words ? `[${words}]` : ""));
}
