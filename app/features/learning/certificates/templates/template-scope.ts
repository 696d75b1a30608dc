/** Of what a template is, by the text of an address: the number of a course, 0 for the school; null for what is none. */
export function readScope(text: string | undefined): number | null {
	return text && /^(?:0|[1-9]\d{0,8})$/.test(text) ? Number(text) : null;
}
