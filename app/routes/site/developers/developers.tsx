import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { apiDescription } from "#app/features/site/developers/api-description.server.ts";
import { limitsView } from "#app/features/site/developers/limits.server.ts";
import { DevelopersPage } from "#app/features/site/developers/page/developers-page.tsx";
import { indexOf, referenceView } from "#app/features/site/developers/reference-view.server.ts";
import { SEARCH_TYPES } from "#app/searchables.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "developers",
	i18n: ["developers"],
	inSiteMap: true,
	cache: "visitors",
	query: ["q"],
	navigation: [{ in: "footer.help", at: 4 }],
});

export const loader = guarded(everyone, async ({ context }) => {
	const language = await context.language;
	const t = getFixedT(language, "developers");
	const view = referenceView(apiDescription(language, SEARCH_TYPES), context.origin);
	return {
		title: t("title"),
		description: t("description"),
		origin: context.origin,
		index: indexOf(view, { title: t("shapes.title"), text: t("shapes.lede") }),
		errors: view.errors,
		errorExample: view.errorExample,
		limits: limitsView(),
	};
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function Developers() {
	const { index, errors, errorExample, limits, origin } = useLoaderData<typeof loader>();
	return <DevelopersPage index={index} errors={errors} errorExample={errorExample} limits={limits} origin={origin} />;
}
