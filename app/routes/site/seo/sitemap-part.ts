import { ENTRY_KINDS } from "#app/entry-kinds.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { mappedPages, mappedTopics, xml } from "#app/features/site/layout/seo/mapped-pages.server.ts";
import { PAGES_PER_FILE, readPart, siteMap } from "#app/features/site/layout/seo/site-map.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";

export const loader = guarded(everyone, async ({ context, params }) => {
	const part = readPart(params.number);
	if (part === null) throw notFound();
	const { of, number } = part;
	if (of === "topics") {
		const topics = await mappedTopics(context, number);
		if (topics === null) throw notFound();
		return xml(siteMap(context.origin, topics));
	}
	const { pages } = await mappedPages(context, ENTRY_KINDS);
	const shown = pages.slice((number - 1) * PAGES_PER_FILE, number * PAGES_PER_FILE);
	if (shown.length === 0) throw notFound();
	return xml(siteMap(context.origin, shown));
});
