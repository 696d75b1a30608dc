/** Public URL by kind and slug; null for entries that are not public. Search engines only get these kinds. */
export const ENTRY_PATHS: Readonly<Record<string, ((slug: string) => string | null) | undefined>> = {
	term: (slug) => `/glossary/${slug}`,
	resource: (slug) => `/resources/${slug}`,
	help: (slug) => `/help/${slug}`,
	legal: legalPath,
	manual: (slug) => (slug.startsWith("learner-") ? manualPagePath(slug) : null),
};

/** The slug starts with the role whose manual it is. */
export function manualPagePath(slug: string): string {
	return `/help/manuals/${slug.replace("-", "/")}`;
}

export function legalPath(slug: string): string {
	return slug === "accessibility" ? "/accessibility" : `/legal/${slug}`;
}
