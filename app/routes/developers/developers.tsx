import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { everyone, guarded } from "../../features/auth/access.server";
import { apiDescription } from "../../features/developers/api-description.server";
import { limitsView } from "../../features/developers/limits.server";
import { DevelopersPage } from "../../features/developers/page/developers-page";
import { referenceView } from "../../features/developers/reference-view.server";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { getFixedT } from "../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

export const handle = page({
	name: "developers",
	i18n: ["developers"],
	inSiteMap: true,
	cache: "visitors",
	navigation: [{ in: "footer.help", at: 4 }],
});

/** The API, described for people in the language of the page. */
export const loader = guarded(everyone, async ({ context }) => {
	const language = await context.language;
	const t = getFixedT(language, "developers");
	return {
		title: t("title"),
		description: t("description"),
		origin: context.origin,
		view: referenceView(apiDescription(language), context.origin),
		limits: limitsView(),
	};
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function Developers() {
	const { view, limits, origin } = useLoaderData<typeof loader>();
	return <DevelopersPage view={view} limits={limits} origin={origin} />;
}
