/** The slug starts with the role whose manual it is. */
export function manualPagePath(slug: string): string {
	return `/help/manuals/${slug.replace("-", "/")}`;
}

export function legalPath(slug: string): string {
	return slug === "accessibility" ? "/accessibility" : `/legal/${slug}`;
}
