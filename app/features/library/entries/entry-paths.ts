/**
 * Where an entry of a kind has a page of its own that anybody may open, by its slug; null for one that is not for all. Kinds
 * that are not here have none that search engines are told of.
 */
export const ENTRY_PATHS: Readonly<Record<string, ((slug: string) => string | null) | undefined>> = {
	term: (slug) => `/glossary/${slug}`,
	resource: (slug) => `/resources/${slug}`,
	help: (slug) => `/help/${slug}`,
	legal: legalPath,
	manual: (slug) => (slug.startsWith("learner-") ? manualPagePath(slug) : null),
};

/** Where a page of a manual stands, by its slug, which begins with the role whose manual it is. */
export function manualPagePath(slug: string): string {
	return `/help/manuals/${slug.replace("-", "/")}`;
}

/** Where a legal page stands, by its slug. */
export function legalPath(slug: string): string {
	return slug === "accessibility" ? "/accessibility" : `/legal/${slug}`;
}
