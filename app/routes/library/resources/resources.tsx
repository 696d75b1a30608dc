import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { ResourcesPage } from "#app/features/library/resources/list/resources-page.tsx";
import {
	readResourcesPage,
	resourcesPageData,
} from "#app/features/library/resources/list/resources-page-data.server.ts";
import { RESOURCE_FACETS } from "#app/features/library/resources/list/resources-query.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { movedForGood } from "#app/shared/request/moved-for-good.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "resources",
	i18n: ["resources"],
	layout: "list",
	inSiteMap: true,
	cache: "visitors",
	query: [...RESOURCE_FACETS, "q", "sort", "page"],
	navigation: [
		{ in: "more", at: 4, for: ["student", "instructor", "admin"] },
		{ in: "footer.learn", at: 3 },
	],
});

export const loader = guarded(everyone, {
	read: async ({ context, db, viewer }) =>
		readResourcesPage(db, { viewer, language: await context.language, now: new Date() }),
	handle: async ({ context, request, user, found }) => {
		const url = new URL(request.url);
		const { movedTo, ...shown } = resourcesPageData(found, {
			user,
			language: await context.language,
			timeZone: context.timeZone,
			search: url.searchParams,
			now: new Date(),
		});
		if (movedTo !== null) throw movedForGood(`${url.pathname}${movedTo}`);
		return shown;
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function Resources() {
	const { view, query, topics, isEmpty, isSignedIn } = useLoaderData<typeof loader>();
	return <ResourcesPage view={view} query={query} topics={topics} isEmpty={isEmpty} isSignedIn={isSignedIn} />;
}
