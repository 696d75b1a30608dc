import { ENTRY_KINDS } from "#app/entry-kinds.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { mappedPages, xml } from "#app/features/site/layout/seo/mapped-pages.server.ts";
import { siteMap, siteMapIndex } from "#app/features/site/layout/seo/site-map.ts";

export const loader = guarded(everyone, async ({ context }) => {
	const { pages, topics, topicFiles } = await mappedPages(context, ENTRY_KINDS);
	return xml(
		topics
			? siteMap(context.origin, [...pages, ...topics])
			: siteMapIndex(context.origin, { pages: pages.length, topicFiles }),
	);
});
