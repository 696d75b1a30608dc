/** The host that a link leads to, where that is not the school; null for a path. */
export function hostElsewhere(url: string | undefined): string | null {
	if (!url?.startsWith("https://") || !URL.canParse(url)) return null;
	return new URL(url).host;
}
