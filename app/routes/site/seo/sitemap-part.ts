import { ENTRY_KINDS } from "#app/entry-kinds.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { mappedPages, xml } from "#app/features/site/layout/seo/mapped-pages.server.ts";
import { PAGES_PER_FILE, siteMap } from "#app/features/site/layout/seo/site-map.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";

export const loader = guarded(everyone, async ({ context, params }) => {
	const number = /^[1-9]\d{0,3}$/.test(params.number ?? "") ? Number(params.number) : null;
	if (number === null) throw notFound();
	const pages = (await mappedPages(context, ENTRY_KINDS)).slice((number - 1) * PAGES_PER_FILE, number * PAGES_PER_FILE);
	if (pages.length === 0) throw notFound();
	return xml(siteMap(context.origin, pages));
});
