import { ENTRY_KINDS } from "#app/entry-kinds.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { mappedPages, xml } from "#app/features/site/layout/seo/mapped-pages.server.ts";
import { PAGES_PER_FILE, siteMap, siteMapIndex } from "#app/features/site/layout/seo/site-map.ts";

export const loader = guarded(everyone, async ({ context }) => {
	const pages = await mappedPages(context, ENTRY_KINDS);
	const isLarge = pages.length > PAGES_PER_FILE;
	return xml(isLarge ? siteMapIndex(context.origin, pages.length) : siteMap(context.origin, pages));
});
