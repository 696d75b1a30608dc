/** Course id from a URL, 0 for the school; null when invalid. */
export function readScope(text: string | undefined): number | null {
	return text && /^(?:0|[1-9]\d{0,8})$/.test(text) ? Number(text) : null;
}
