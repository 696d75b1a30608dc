import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { TopicsUnder } from "#app/features/community/forum/origin/topics-under.tsx";
import { MissingResource } from "#app/features/library/resources/page/missing-resource.tsx";
import { ResourcePage } from "#app/features/library/resources/page/resource-page.tsx";
import { readResourcePage, resourcePageData } from "#app/features/library/resources/page/resource-page-data.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { StructuredData } from "#app/ui/structured-data.tsx";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page<{ title: string }>({
	name: "resource",
	i18n: ["resources", "share", "forum-under"],
	layout: "article",
	cache: "visitors",
	query: ["pdf"],
	crumb: ({ title }) => title,
});

export const loader = guarded(everyone, {
	read: ({ context, request, db, params, viewer }) =>
		readResourcePage(db, { context, request, slug: String(params.slug), viewer }),
	handle: async ({ context, request, user, found }) => {
		const page = resourcePageData(found, {
			user,
			language: await context.language,
			timeZone: context.timeZone,
			address: new URL(request.url),
			origin: context.origin,
		});
		return data(page, page.resource ? 200 : 404);
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function Resource() {
	const { resource, nearest, facts } = useLoaderData<typeof loader>();
	const root = useRouteLoaderData("root") as { user: object | null } | undefined;
	if (!resource) return <MissingResource nearest={nearest} />;
	return (
		<>
			<ResourcePage resource={resource} isSignedIn={Boolean(root?.user)} />
			<div className="container-page pb-14">
				<TopicsUnder key={resource.slug} origin={{ kind: "resource", key: resource.slug }} className="max-w-[42rem]" />
			</div>
			<StructuredData facts={facts} />
		</>
	);
}
