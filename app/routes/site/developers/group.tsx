import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { apiDescription } from "#app/features/site/developers/api-description.server.ts";
import { GroupPage } from "#app/features/site/developers/page/group-page.tsx";
import { indexOf, referenceView } from "#app/features/site/developers/reference-view.server.ts";
import { SEARCH_TYPES } from "#app/searchables.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page<{ group: { title: string } }>({
	name: "developers-group",
	i18n: ["developers"],
	cache: "visitors",
	byLinkOnly: true,
	crumb: ({ group }) => group.title,
});

export const loader = guarded(everyone, async ({ context, params }) => {
	const language = await context.language;
	const t = getFixedT(language, "developers");
	const view = referenceView(apiDescription(language, SEARCH_TYPES), context.origin);
	const index = indexOf(view, { title: t("shapes.title"), text: t("shapes.lede") });
	const path = `/developers/${params.group}`;
	const entry = index.find(({ to }) => to === path);
	if (!entry) throw notFound();
	return {
		title: `${entry.title} · ${t("title")}`,
		description: entry.text,
		group: {
			title: entry.title,
			text: entry.text,
			path,
			operations: view.groups.find(({ slug }) => slug === params.group)?.operations ?? [],
			shapes: params.group === "shapes" ? view.shapes : [],
			pages: index.map(({ to, title }) => ({ to, title })),
		},
	};
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function DevelopersGroup() {
	const { group } = useLoaderData<typeof loader>();
	return <GroupPage {...group} />;
}
