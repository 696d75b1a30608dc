import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { everyone, guarded } from "../../features/auth/access.server";
import { apiDescription } from "../../features/developers/api-description.server";
import { limitsView } from "../../features/developers/limits.server";
import { DevelopersPage } from "../../features/developers/page/developers-page";
import { indexOf, referenceView } from "../../features/developers/reference-view.server";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { getFixedT } from "../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

export const handle = page({
	name: "developers",
	i18n: ["developers"],
	inSiteMap: true,
	cache: "visitors",
	query: ["q"],
	navigation: [{ in: "footer.help", at: 4 }],
});

/** The API, described for people in the language of the page. */
export const loader = guarded(everyone, async ({ context }) => {
	const language = await context.language;
	const t = getFixedT(language, "developers");
	const view = referenceView(apiDescription(language), context.origin);
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
