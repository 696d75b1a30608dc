import type { MetaArgs } from "@remix-run/react";
import { manualPageLoader } from "#app/features/library/manuals/pages/manual-loaders.server.ts";
import { ManualPageRoute } from "#app/features/library/manuals/pages/manual-page-route.tsx";
import { MANUAL_WORDS } from "#app/features/library/manuals/pages/manual-words.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page<{ title: string }>({
	name: "manual-page",
	addressWords: MANUAL_WORDS,
	crumb: ({ title }) => title,
	i18n: ["manuals"],
	layout: "article",
});

export const loader = manualPageLoader("admin");

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default ManualPageRoute;
