import type { MetaArgs } from "@remix-run/react";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { manualPageLoader } from "./manual-loaders";
import { ManualPageRoute } from "./manual-page-route";
import { MANUAL_WORDS } from "./manual-words";

export { shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page<{ title: string }>({
	name: "manual-page",
	addressWords: MANUAL_WORDS,
	crumb: ({ title }) => title,
	i18n: ["manuals"],
	layout: "article",
	mayBeRestored: true,
	without: ["learningPath"],
});

export const loader = manualPageLoader("instructor");

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default ManualPageRoute;
