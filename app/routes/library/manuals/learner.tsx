import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { ManualContents } from "#app/features/library/manuals/manual-contents.tsx";
import { manualLoader } from "#app/features/library/manuals/pages/manual-loaders.server.ts";
import { MANUAL_WORDS } from "#app/features/library/manuals/pages/manual-words.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "manual-learner",
	addressWords: MANUAL_WORDS,
	i18n: ["manuals"],
	layout: "article",
	inSiteMap: true,
	cache: "visitors",
});

export const loader = manualLoader("learner");

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function LearnerManual() {
	const { role, tree } = useLoaderData<typeof loader>();
	return <ManualContents role={role} tree={tree} />;
}
