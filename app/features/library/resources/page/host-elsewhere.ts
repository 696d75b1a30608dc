/** Null for a path or a URL of the school. */
export function hostElsewhere(url: string | undefined): string | null {
	if (!url?.startsWith("https://") || !URL.canParse(url)) return null;
	return new URL(url).host;
}
