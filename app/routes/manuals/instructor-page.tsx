import type { MetaArgs } from "@remix-run/react";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { manualPageLoader } from "./manual-loaders";
import { ManualPageRoute } from "./manual-page-route";
import { MANUAL_WORDS } from "./manual-words";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

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
