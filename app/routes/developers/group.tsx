import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { everyone, guarded } from "../../features/auth/access.server";
import { apiDescription } from "../../features/developers/api-description.server";
import { GroupPage } from "../../features/developers/page/group-page";
import { indexOf, referenceView } from "../../features/developers/reference-view.server";
import { notFound } from "../../shared/api/api-error.server";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { getFixedT } from "../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

export const handle = page<{ group: { title: string } }>({
	name: "developers-group",
	i18n: ["developers"],
	cache: "visitors",
	byLinkOnly: true,
	crumb: ({ group }) => group.title,
});

/** The calls of one group of the API, or the shapes that their answers are made of. */
export const loader = guarded(everyone, async ({ context, params }) => {
	const language = await context.language;
	const t = getFixedT(language, "developers");
	const view = referenceView(apiDescription(language), context.origin);
	const index = indexOf(view, { title: t("shapes.title"), text: t("shapes.lede") });
	const path = `/developers/${params.group}`;
	const entry = index.find(({ to }) => to === path);
	if (!entry) throw notFound();
	return {
		title: `${entry.title} · ${t("title")}`,
		description: entry.text,
		group: {
			...{ title: entry.title, text: entry.text, path },
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
