/** Where an entry of a kind has a page of its own, by its slug. Kinds that are not here have none that search engines are told of. */
export const ENTRY_PATHS: Readonly<Record<string, ((slug: string) => string) | undefined>> = {
	term: (slug) => `/glossary/${slug}`,
	help: (slug) => `/help/${slug}`,
};
